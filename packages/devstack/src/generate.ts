// The entry of scripts that generate the database clients without the launcher.
export { generate } from './build/generate.ts'
