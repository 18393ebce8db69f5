/** Outer diameter in px: 65 % of the width of a card beside two others on a wide screen. */
export const RING_SIZE = 290;
