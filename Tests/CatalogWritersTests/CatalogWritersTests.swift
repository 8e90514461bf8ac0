// The suite's first file.
