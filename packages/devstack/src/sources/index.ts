export { parseSource } from './parse-source.ts'
export { type Import, readSourceGraph, type SourceFile, type SourceGraph } from './source-graph.ts'
export { openParses } from './stored-parses.ts'
