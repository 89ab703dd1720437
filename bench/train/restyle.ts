/**
 * Another look for a paper, by its name and a seed: its type, the lines and grounds of its tables, what is bold, its size and spacing, and which of two blocks stands
 * on the left. What it says stays, so that its marks still tell what is right. Returns what runs in the page before its truth is read.
 */
export function restyling(name: string, seed: number): string {
  const rules = Object.entries(LOOKS).map(([of, looks]) => looks[hashOf(`${seed} ${of} ${name}`) % looks.length]!);
  const swaps = hashOf(`${seed} blocks ${name}`) % 2 === 0;
  return `(() => {
    const style = document.createElement('style');
    style.textContent = ${JSON.stringify(rules.join('\n'))};
    document.head.append(style);
    ${swaps ? SWAP_BLOCKS : ''}
  })()`;
}

const SERIF = '"Liberation Serif","Noto Serif","Noto Serif CJK JP","Noto Serif Thai","Noto Naskh Arabic","Noto Serif Hebrew","Noto Serif Devanagari",serif'; // prettier-ignore
const SANS = '"Liberation Sans","Noto Sans","Noto Sans CJK JP","Noto Sans Thai","Noto Sans Arabic","Noto Sans Hebrew","Noto Sans Devanagari",sans-serif'; // prettier-ignore

/** Each look as often as it stands here; none leaves the paper as it is. */
const LOOKS: Record<string, readonly string[]> = {
  type: ['', `* { font-family: ${SERIF} !important }`, `* { font-family: ${SANS} !important }`],
  tables: [
    '',
    'table, thead, tbody, tr, th, td { border-style: none !important; background: none !important; color: #000 !important }',
    'table, thead, tbody, tr, th, td { border-style: none !important; background: none !important; color: #000 !important }',
    'th, td { border: .5pt solid #444 !important }',
    'table { border-collapse: collapse } th, td { border: 0 !important; border-bottom: .4pt solid #999 !important; background: none !important; color: #000 !important }',
  ],
  weight: ['', '', '* { font-weight: 400 !important }', 'th { font-weight: 700 !important }'],
  size: ['', 'html { zoom: .82 }', 'html { zoom: .9 }'],
  spacing: [
    '',
    '',
    'body { letter-spacing: .02em; word-spacing: .06em }',
    'td { padding-top: 2pt !important; padding-bottom: 2pt !important }',
  ],
  labels: ['', '', '', '', 'th { text-transform: uppercase }', 'th { font-size: 7.5pt !important }'],
};

/** Two blocks beside one another change places; a label and its value do not. */
const SWAP_BLOCKS = `for (const block of document.querySelectorAll('body *')) {
      const { display, flexDirection } = getComputedStyle(block);
      const parts = [...block.children];
      const areBlocks = parts.length === 2 && parts.every((part) => part.getBoundingClientRect().height > 32 && part.textContent.trim().length > 30);
      if (display === 'flex' && areBlocks && !flexDirection.startsWith('column')) block.style.flexDirection = flexDirection === 'row' ? 'row-reverse' : 'row';
    }`;

const hashOf = (text: string): number => [...text].reduce((hash, sign) => (Math.imul(hash, 31) + sign.codePointAt(0)!) >>> 0, 7) >>> 3;
