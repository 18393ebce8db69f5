/** Does something when the next frame has been shown. In a page that is not seen no frame is. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
