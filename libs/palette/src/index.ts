export { Palette } from './Palette';
export { asRecent, type Action, type PaletteEntry, type Place } from './palette-entries';
