import { endsSentence, isFootnote } from './footnote';
import {
  childrenOf,
  hasBlocks,
  holdsBlocks,
  isElement,
  lineOf,
  linkShare,
  type PageDocument,
  type PageElement,
  type PageNode,
} from './page-element';
import { containerOf, isApart, isWithin, proseLength, proseOf } from './page-prose';

/** Minimum length of the lead after a headline, in UTF-16 units. */
const LEAST_LEAD = 30;
/** Share of link text from which an element is navigation. */
const LINKED = 0.3;
const MOSTLY_LINKS = 0.5;
/** Elements that only wrap other elements. Table rows and cells are included because of layout tables. */
const WRAPPERS: ReadonlySet<string> = new Set(
  'DIV SECTION ARTICLE MAIN HEADER HGROUP CENTER DETAILS SUMMARY FIELDSET FORM P SPAN FONT TBODY TR TD'.split(
    ' ',
  ),
);
const isWrapper = (element: PageElement): boolean =>
  WRAPPERS.has(element.nodeName.toUpperCase()) || element.nodeName.includes('-') || isLayout(element);
/** Returns whether a table contains a headline. Such a table is a layout, not data. */
const isLayout = (element: PageElement): boolean =>
  element.nodeName.toUpperCase() === 'TABLE' && element.querySelector('h1,h2') !== null;

/**
 * Collects the story of a page in one flat element: the headline, the lead and the text blocks, without wrapper
 * elements, navigation and comments. The readability algorithm rates a block by its neighbours, so it needs the same
 * structure for every site. A page without prose is not changed.
 */
export function gatherStory(document: PageDocument): void {
  const { body } = document;
  const prose = proseOf(body);
  if (!prose.has(body)) return;
  const headline = headlineOf(body);
  const container = containerOf(document, prose, headline);
  const lead =
    headline === null || isWithin(headline, container) ? [] : leadOf(document, headline, container);
  const story = document.createElement('article');
  story.append(...flattened(document, container, container !== body));
  story.prepend(...lead);
  if (container === body) return body.append(story);
  (outermostTable(container) ?? container).replaceWith(story);
}

/** Returns the outermost table around an element. The other cells of this table do not belong to the story. */
function outermostTable(element: PageElement): PageElement | null {
  let table: PageElement | null = null;
  for (let around: PageElement | null = element; around; around = around.parentElement)
    if (/^T(?:ABLE|BODY|R|D)$/i.test(around.nodeName)) table = around;
  return table;
}

/**
 * Returns the headline of the story. Headlines that link to the front page are skipped, because they are site names.
 */
function headlineOf(body: PageElement): PageElement | null {
  const isOfStory = (headline: PageElement) =>
    lineOf(headline) !== '' && headline.querySelector('a[href="/"]') === null && !isWithinLink(headline);
  return [...body.querySelectorAll('h1')].find(isOfStory) ?? null;
}

const isWithinLink = ({ parentElement }: PageElement): boolean =>
  parentElement?.nodeName.toUpperCase() === 'A';

/** Returns the headline and the sentences between the headline and the text of the story. */
function leadOf(document: PageDocument, headline: PageElement, container: PageElement): PageElement[] {
  const lead: PageElement[] = [];
  let isAfterHeadline = false;
  const visit = (element: PageElement): boolean => {
    if (element === container) return false;
    if (element === headline) isAfterHeadline = true;
    const isOnTheWay = isWithin(headline, element) || isWithin(container, element);
    if (element === headline || (isAfterHeadline && !isOnTheWay && isLead(element))) lead.push(element);
    else if (isOnTheWay || !isApart(element)) return visitChildren(element);
    return true;
  };
  /** Adds the paragraphs of the lead. Inline text between blocks can also be a paragraph. */
  const visitChildren = (parent: PageElement): boolean => {
    let line: PageNode[] = [];
    const endLine = () => {
      const paragraph = isAfterHeadline && isSentence(line) ? paragraphOf(document, line) : null;
      if (paragraph) lead.push(paragraph);
      line = [];
    };
    for (const child of childrenOf(parent)) {
      if (!isElement(child) || !holdsBlocks(child)) {
        line.push(child);
        continue;
      }
      endLine();
      if (!visit(child)) return false;
    }
    endLine();
    return true;
  };
  visit(document.body);
  for (const element of lead) withoutNames(element);
  return lead;
}

function isLead(element: PageElement): boolean {
  if (isApart(element) || linkShare(element) >= LINKED) return false;
  if (/^[UO]L$/i.test(element.nodeName)) return lineOf(element).length >= LEAST_LEAD;
  if (hasBlocks(element)) return false;
  const text = lineOf(element);
  return proseLength(element) > 0 || isSentenceText(text);
}

const isSentenceText = (text: string): boolean => text.length >= LEAST_LEAD && endsSentence(text);

/** Returns whether the nodes of a line form a sentence without a link. */
function isSentence(line: readonly PageNode[]): boolean {
  const isLinked = line.some(
    (node) => isElement(node) && !isFootnote(lineOf(node)) && linkShare(node) >= LINKED,
  );
  return !isLinked && isSentenceText(line.map(lineOf).join(' ').trim());
}

/**
 * Returns the blocks of an element in document order, without wrapper elements.
 * @param takesAll true to include figures and forms unchanged
 */
function flattened(document: PageDocument, parent: PageElement, takesAll: boolean): PageElement[] {
  const blocks: PageElement[] = [];
  let line: PageNode[] = [];
  const endLine = () => {
    if (line.some((node) => lineOf(node) !== '' || isElement(node))) blocks.push(paragraphOf(document, line));
    line = [];
  };
  for (const child of childrenOf(parent)) {
    if (!isElement(child) || !holdsBlocks(child)) {
      line.push(child);
      continue;
    }
    endLine();
    if (isApart(child)) {
      if (takesAll && /^F(?:IGURE|ORM)$/i.test(child.nodeName)) blocks.push(child);
    } else if (!isWrapper(child) || linkShare(child) > MOSTLY_LINKS) blocks.push(child);
    else if (hasBlocks(child)) blocks.push(...flattened(document, child, takesAll));
    else if (childrenOf(child).length > 0) blocks.push(asParagraph(document, child));
  }
  endLine();
  return blocks;
}

function paragraphOf(document: PageDocument, line: readonly PageNode[]): PageElement {
  const paragraph = document.createElement('p');
  paragraph.append(...line);
  return paragraph;
}

/** Removes the class and id of a lead, because they could make it look like a page header. */
function withoutNames(block: PageElement): void {
  block.removeAttribute('class');
  block.removeAttribute('id');
}

/** Converts a block to a paragraph; prose loses its class and id. */
function asParagraph(document: PageDocument, block: PageElement): PageElement {
  const paragraph = document.createElement('p');
  for (const { name, value } of block.attributes) paragraph.setAttribute(name, value);
  if (proseLength(block) > 0) withoutNames(paragraph);
  paragraph.append(...childrenOf(block));
  return paragraph;
}
