/** Sets the screen width in px for media queries. It supports queries with two bounds, such as `between`. */
export function widen(px: number): void {
  window.matchMedia = (query) => {
    const bounds = [...query.matchAll(/(min|max)-width:\s*([\d.]+)px/g)];
    const matches =
      bounds.length > 0 &&
      bounds.every(([, bound, width]) => (bound === 'min' ? px >= Number(width) : px <= Number(width)));
    return Object.assign(new EventTarget(), {
      matches,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}
