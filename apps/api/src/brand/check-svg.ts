import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { badRequest, isRefusal } from '../errors';

const SVG = 'http://www.w3.org/2000/svg';
const ACTIVE_ELEMENTS = new Set(['script', 'foreignobject', 'iframe', 'embed', 'object', 'a']);
/** Part of the file itself, or a picture of points within it. */
const OWN_ADDRESS = /^(?:#|data:image\/(?:png|jpeg);)/;

/**
 * Refuses a file that is no SVG, or that holds what acts or reaches out of it. It is served so that none of that would
 * work; it is refused all the same. It is read by a parser, in one pass: what a pattern finds in markup depends on how
 * somebody wrote it, and how long it searches too.
 * @throws Refusal 400
 */
export function checkSvg(bytes: Buffer): void {
  const parser = new SaxesParser();
  const open: string[] = [];
  let styles = '';
  parser.on('doctype', refuseActive);
  parser.on('processinginstruction', refuseActive);
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    if (open.length === 0 && !isSvg(name, attributes)) throw noSvg();
    const element = localName(name).toLowerCase();
    open.push(element);
    if (ACTIVE_ELEMENTS.has(element)) refuseActive();
    for (const [attribute, value] of Object.entries(attributes)) checkAttribute(attribute, value);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  // Comments and sections divide a style for the parser only: a browser reads it as one text.
  const keep = (text: string) => {
    if (open.at(-1) === 'style') styles += text;
  };
  parser.on('text', keep);
  parser.on('cdata', keep);
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close();
  } catch (error) {
    throw isRefusal(error) ? error : noSvg();
  }
  checkStyle(styles);
}

function isSvg(name: string, attributes: SaxesTagPlain['attributes']): boolean {
  const [local, prefix] = name.split(':').reverse();
  return local === 'svg' && attributes[prefix === undefined ? 'xmlns' : `xmlns:${prefix}`] === SVG;
}

function checkAttribute(name: string, value: string): void {
  const local = localName(name).toLowerCase();
  // An animation names what it changes: such an address is refused like one from elsewhere.
  const changed = local === 'attributename' ? localName(value.trim()).toLowerCase() : local;
  if (changed.startsWith('on')) refuseActive();
  if ((changed === 'href' || changed === 'src') && !OWN_ADDRESS.test(value.trim())) refuseActive();
  // Programs keep notes of their own under a prefix, such as the path of the drawing.
  if (!name.includes(':')) checkStyle(value);
}

/** Addresses within the file only, and none that is written in escapes. */
function checkStyle(text: string): void {
  if (/@import|\\/i.test(text)) refuseActive();
  for (const [, first] of text.matchAll(/url\([\s"']*(.?)/gi)) if (first !== '#') refuseActive();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function noSvg() {
  return badRequest('This is no SVG file.');
}

function refuseActive(): never {
  throw badRequest('This SVG file holds a script, a document type or a link. Save it as plain SVG.');
}
