import type { Drawn, DrawnElement, FirstSight, Slot } from './first-sight';

const SVG = 'http://www.w3.org/2000/svg';

/** What is put into a slot: a text, or elements. */
export type Filling = Readonly<Record<Slot, string | Drawn>>;

/** Makes elements of what was drawn. Texts stay texts; an element that has nothing in it but an empty slot is left out. */
export function buildSight(sight: FirstSight, drawn: Drawn, filling: Filling): Node[] {
  const make = (number: number, isInSvg: boolean): Element | null => {
    const [tag, attributes, ...children] = elementOf(sight, number);
    const isSvg = isInSvg || tag === 'svg';
    const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      // The page's policy refuses the attribute.
      if (name === 'style' && element instanceof HTMLElement) element.style.cssText = value;
      else element.setAttribute(name, value);
    }
    for (const child of children) {
      const content = typeof child === 'object' ? filling[child.slot] : child;
      if (content === '' && children.length === 1) return null;
      if (typeof content === 'string') element.append(content);
      else for (const part of [content].flat()) element.append(make(part, isSvg) ?? '');
    }
    return element;
  };
  return drawn.flatMap((number) => make(number, false) ?? []);
}

function elementOf({ elements }: FirstSight, number: number): DrawnElement {
  const element = elements[number];
  if (!element) throw new Error(`Nothing was drawn as ${number}.`);
  return element;
}
