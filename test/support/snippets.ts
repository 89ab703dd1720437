/** All snippets of a guide in one language, one after the other, as a reader would try them. */
export const snippetsOf = (markdown: string, language: string): string =>
  [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, lang, code]) => (lang === language ? [code] : [])).join('\n');
