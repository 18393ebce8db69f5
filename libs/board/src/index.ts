export { BoardPart } from './BoardPart';
export { focusCard, stepFocus } from './focus-card';
export { useBoard } from './use-board';
