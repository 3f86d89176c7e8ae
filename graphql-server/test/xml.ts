import { SaxesParser } from 'saxes';

/** An element of an XML document. */
export interface XmlElement {
  /** Name with its prefix, as written. */
  name: string;
  /** The namespace of the name. */
  uri: string;
  attributes: Record<string, string>;
  /** All text in it, also that of the elements in it. */
  text: string;
  children: XmlElement[];
}

/** Parses a document. @throws where it is not well-formed */
export const parseXml = (document: string): XmlElement => {
  const parser = new SaxesParser({ xmlns: true });
  const top: XmlElement = { name: '', uri: '', attributes: {}, text: '', children: [] };
  const within = [top];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    const element = {
      name,
      uri,
      attributes: Object.fromEntries(Object.values(attributes).map((one) => [one.name, one.value])),
      text: '',
      children: [],
    };
    within.at(-1)?.children.push(element);
    within.push(element);
  });
  parser.on('text', (text) => {
    for (const element of within) element.text += text;
  });
  parser.on('closetag', () => within.pop());
  parser.write(document).close();
  const [root] = top.children;
  if (!root) throw new Error('The document has no element.');
  return root;
};

/** Returns the elements with a name at and below an element, in the order of the document. */
export const elementsOf = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)]);

/** Returns the texts of those elements. */
export const textsOf = (parent: XmlElement, name: string): string[] => elementsOf(parent, name).map(({ text }) => text);
