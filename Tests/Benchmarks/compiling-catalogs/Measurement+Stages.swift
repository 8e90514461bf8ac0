import BenchmarkSupport
import CatalogCompiler
import CatalogModel
import Foundation

extension Measurement {
  /// What each stage of the pipeline takes of all processors, within this process.
  func stages() -> [Figure] {
    var begun: (stage: CatalogPipeline.Stage, seconds: Double)?
    var seconds: [CatalogPipeline.Stage: Double] = [:]
    let pipeline = CatalogPipeline(fileSystem: DiskFileSystem()) { stage in
      let now = Stopwatch.processorSeconds()
      if let begun { seconds[begun.stage, default: 0] += now - begun.seconds }
      begun = stage.map { ($0, now) }
    }
    let checked = pipeline.check([folder.path], isBuilding: true)
    _ = try? pipeline.outputs(of: checked, OutputChoices(access: nil, pack: .file))
    return CatalogPipeline.Stage.allCases.map { stage in
      var figure = Figure(name: "  of this " + stage.rawValue, value: (seconds[stage] ?? 0) * 1000, unit: .milliseconds)
      if stage == .check {
        figure.bound = ((seconds[.read] ?? 0) + (seconds[.build] ?? 0)) * 2000
        figure.reason = "twice reading the files and putting their texts together"
      }
      return figure
    }
  }
}
