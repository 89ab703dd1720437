/** A name of XML without its prefix, which is the writer's own affair. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
