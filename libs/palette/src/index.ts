export { Palette } from './Palette';
export { PaletteLoading } from './PaletteLoading';
export { asRecent, type Action, type PaletteEntry, type Place } from './palette-entries';
