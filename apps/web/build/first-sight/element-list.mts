import { SLOTS, type Drawn, type DrawnElement, type Slot } from '../../src/first-sight/first-sight.ts';

/** Of the app at work; the drawing is neither used nor heard, and lets no address out. */
const LEFT_OUT =
  /^(id|for|name|href|title|tabindex|required|min-?length|max-?length|focusable|aria-(controls|labelledby|describedby|label))$/;

type Child = DrawnElement[2];

/** The text that is drawn in the place of a slot. */
export function markOf(slot: Slot): string {
  return `{${slot}}`;
}

/** Lists elements, each once. */
export class ElementList {
  readonly elements: DrawnElement[] = [];
  readonly #numbers = new Map<string, number>();

  /** @returns the numbers of what is in an element */
  inside(parent: Element): Drawn {
    return [...parent.children].map((child) => this.#numberOf(child));
  }

  #numberOf(element: Element): number {
    const attributes = [...element.attributes].filter(({ name }) => !LEFT_OUT.test(name));
    const drawn: DrawnElement = [
      element.localName,
      Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
      ...[...element.childNodes].flatMap((child) => this.#childOf(child)),
    ];
    const text = JSON.stringify(drawn);
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.elements.length);
    return this.elements.push(drawn) - 1;
  }

  #childOf(node: Node): Child[] {
    if (node instanceof Element) return [this.#numberOf(node)];
    const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
    const slot = SLOTS.find((known) => markOf(known) === text);
    if (slot) return [{ slot }];
    return text === '' ? [] : [text];
  }
}
