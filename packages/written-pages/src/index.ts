export { escapeFigure, type FigureName, type Figures, figureNames, withFigures } from './figures.ts'
export { type PageSlug, pageOfPath, pageSlugs, type WrittenPage, writtenPaths } from './pages.ts'
