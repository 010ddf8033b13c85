/** Text of rendered HTML as words: what is in two elements is never one word. */
import { NodeType, parse, TextNode } from 'node-html-parser';
import type { HTMLElement, Node } from 'node-html-parser';

/** Without comments, by which React parts one text from the next. */
export const parsed = (html: string): HTMLElement => parse(html.replace(/<!--.*?-->/gs, ''));

/** Empty for an element that is not there. */
export function plainText(element: HTMLElement | null): string {
  const texts: string[] = [];
  const visit = (node: Node): void => {
    if (node instanceof TextNode) texts.push(node.text);
    else if (node.nodeType === NodeType.ELEMENT_NODE) node.childNodes.forEach(visit);
  };
  if (element) visit(element);
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}
