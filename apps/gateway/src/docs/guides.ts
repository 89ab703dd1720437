import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INFERS_PER_MINUTE, REQUESTS_PER_MINUTE, WEBHOOK_ENDPOINTS } from '@gridline/contracts';
import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from './html';

/** The guides in the order in which they are read; each is `guides/NAME.md`, and a test runs what is in it. */
export const GUIDES = ['quick-start', 'waiting', 'idempotency', 'confidence', 'schemas', 'batches', 'webhooks', 'limits'] as const;
type GuideName = (typeof GUIDES)[number];

export const isGuide = (name: string): name is GuideName => (GUIDES as readonly string[]).includes(name);

/** A guide as it is shown, and what a search looks through. */
export interface Guide {
  name: GuideName;
  title: string;
  /** As it was written, its figures filled in. */
  markdown: string;
  html: string;
  sections: readonly GuideSection[];
}

interface GuideSection {
  title: string;
  /** Where it is on its page. */
  anchor: string;
  text: string;
}

const FIGURES: Readonly<Record<string, number>> = { REQUESTS_PER_MINUTE, INFERS_PER_MINUTE, WEBHOOK_ENDPOINTS };

const LANGUAGES: Readonly<Record<string, string>> = { bash: 'curl', typescript: 'TypeScript', python: 'Python' };

/** All guides of a folder. */
export function readGuides(folder: string): Promise<Guide[]> {
  return Promise.all(
    GUIDES.map(async (name) => {
      const text = await readFile(join(folder, `${name}.md`), 'utf8');
      return toGuide(
        name,
        text.replace(/\{\{(\w+)\}\}/g, (_, figure: string) => String(FIGURES[figure])),
      );
    }),
  );
}

function toGuide(name: GuideName, markdown: string): Guide {
  const marked = new Marked({ renderer: { heading, table, code } });
  const tokens = marked.lexer(markdown);
  const html = blocksOf(tokens).map((block) => ('tabs' in block ? tabs(block.tabs) : marked.parser([block.token])));
  const [{ title }, ...rest] = sectionsOf(tokens) as [GuideSection, ...GuideSection[]];
  return { name, title, markdown, html: html.join('\n'), sections: [{ ...sectionsOf(tokens)[0]!, anchor: '' }, ...rest] };
}

/** Snippets of different languages that follow one another say the same, and are shown as one. */
function blocksOf(tokens: readonly Token[]): ({ token: Token } | { tabs: Tokens.Code[] })[] {
  const blocks: ({ token: Token } | { tabs: Tokens.Code[] })[] = [];
  for (const token of tokens) {
    if (token.type === 'space') continue;
    const last = blocks.at(-1);
    if (token.type !== 'code' || !(token.lang in LANGUAGES)) blocks.push({ token });
    else if (last && 'tabs' in last) last.tabs.push(token as Tokens.Code);
    else blocks.push({ tabs: [token as Tokens.Code] });
  }
  return blocks;
}

/** All are there without a script, one below the other; docs.js makes tabs of them. */
function tabs(snippets: readonly Tokens.Code[]): string {
  const panels = snippets.map(
    (snippet) => `<figure data-language="${snippet.lang}"><figcaption>${LANGUAGES[snippet.lang!]}</figcaption>${code(snippet)}</figure>`,
  );
  return `<div class="snippets">${panels.join('')}</div>`;
}

const anchorOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

function heading(this: { parser: { parseInline(tokens: Token[]): string } }, { depth, text, tokens }: Tokens.Heading): string {
  const id = depth === 1 ? '' : ` id="${anchorOf(text)}"`;
  return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
}

/** What moves by itself can be reached by keys. */
const code = ({ text }: Tokens.Code): string => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`;

/** A wide table moves by itself, also by keys. */
function table(this: { parser: { parseInline(tokens: Token[]): string } }, { header, rows }: Tokens.Table): string {
  const row = (cells: Tokens.TableCell[], tag: 'td' | 'th'): string =>
    `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
  return `<div class="scroll" tabindex="0"><table><thead>${row(header, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`;
}

function sectionsOf(tokens: readonly Token[]): GuideSection[] {
  const sections: GuideSection[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') sections.push({ title: token.text as string, anchor: anchorOf(token.text as string), text: '' });
    else if (token.type !== 'space' && sections.length > 0) sections.at(-1)!.text += ` ${token.raw.trim()}`;
  }
  return sections;
}
