export const BREAKPOINTS_PX = [576, 768, 992, 1200, 1400] as const;
export const MODAL_TRANSITION_MS = 300;
export const BACKDROP_TRANSITION_MS = 150;
