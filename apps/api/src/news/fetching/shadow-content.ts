import { childrenOf, isElement, type PageDocument, type PageElement, type PageNode } from './page-element';

const SHADOW_ROOT = 'template[shadowrootmode]';

/**
 * Replaces declarative shadow roots with their content, as a browser displays it. Children of the host replace the
 * slots with their names, and children without a slot are omitted. Other templates are not changed.
 */
export function showShadowContent(document: PageDocument): void {
  const waiting = [...document.querySelectorAll(SHADOW_ROOT)];
  for (let template = waiting.pop(); template; template = waiting.pop()) {
    const content = childrenOf(template);
    showIn(template, content);
    for (const node of content) {
      if (!isElement(node)) continue;
      const isRoot = node.nodeName.toUpperCase() === 'TEMPLATE' && node.hasAttribute('shadowrootmode');
      waiting.push(...(isRoot ? [node] : node.querySelectorAll(SHADOW_ROOT)));
    }
  }
}

function showIn(template: PageElement, content: readonly PageNode[]): void {
  const host = template.parentElement;
  if (!host) return;
  const bySlot = new Map<string, PageNode[]>();
  for (const child of childrenOf(host)) {
    if (child === template) continue;
    const slot = isElement(child) ? (child.getAttribute('slot') ?? '') : '';
    const children = bySlot.get(slot) ?? [];
    children.push(child);
    bySlot.set(slot, children);
    child.remove();
  }
  template.replaceWith(...content);
  for (const slot of slotsIn(content)) {
    const name = slot.getAttribute('name') ?? '';
    const assigned = bySlot.get(name) ?? [];
    if (assigned.length > 0) slot.replaceWith(...assigned);
    bySlot.delete(name);
  }
}

const slotsIn = (content: readonly PageNode[]): PageElement[] =>
  content.flatMap((node) => {
    if (!isElement(node)) return [];
    return node.nodeName.toUpperCase() === 'SLOT' ? [node] : [...node.querySelectorAll('slot')];
  });
