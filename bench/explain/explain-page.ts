import { toGrid, type Findings, type Table } from '@gridline/engine';
import { drawPage, escapeText } from './page-drawing';

const LAYERS = ['images', 'fills', 'words', 'rulings', 'cells', 'regions', 'answer', 'fields'];

const STYLE = `body{font:14px/1.5 system-ui,sans-serif;margin:1rem 2rem;color:#14213d}svg{display:block;margin:1rem 0;border:1px solid #ccc;background:#fff}
table{border-collapse:collapse;margin:.5rem 0}td,th{border:1px solid #dfe3ea;padding:.2rem .5rem;text-align:left}.low{background:#ffe1dc}.switches{position:sticky;top:0;background:#fff;padding:.5rem 0}
.images rect{fill:#eef;stroke:#99f}.words text{font-family:sans-serif;fill:#111}.words .doubtful{fill:#c00}.rulings path{stroke:#e07a00;stroke-width:.8;fill:none}
.cells rect{fill:none;stroke:#2a7de1;stroke-width:.5}.cells .header{stroke:#7b2ae1;fill:#7b2ae122}.regions rect{fill:none;stroke:#0b6e4f;stroke-width:1.5}.regions rect,.cells rect{pointer-events:all}
.answer rect{opacity:.25}.fields rect{fill:#ff00aa22;stroke:#f0a;stroke-width:.6}.fields text{fill:#c07;font-family:sans-serif}
${LAYERS.map((layer) => `body:has(#show-${layer}:not(:checked)) .${layer}{display:none}`).join('')}`;

/** One document explained: what each step made of it, drawn over its pages. */
export function explainPage(name: string, findings: Findings): string {
  const { document, docType, confidences } = findings;
  const switches = LAYERS.map((layer) => `<label><input type="checkbox" id="show-${layer}" checked> ${layer}</label>`).join(' ');
  const pages = document.pages.map((page) => `<h2>Page ${page.number} (${page.reader})</h2>${drawPage(page, findings)}`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeText(name)}</title><style>${STYLE}</style></head><body>
<h1>${escapeText(name)}</h1><p>${docType}, ${document.format}, confidence ${confidences.document.toFixed(3)}. ${escapeText(findings.summary)}</p>
<h2>Answer</h2>${answerTable(findings)}<h2>Fields</h2>${fieldsTable(findings)}<h2>Checks</h2>${checksList(findings)}
${readyTables(findings)}${pages.length > 0 ? `<p class="switches">${switches}</p>${pages.join('')}` : ''}</body></html>`;
}

/** Under this, a value is marked as one to look at. */
const LOW = 0.8;

const marked = (tag: string, text: string, confidence: number): string =>
  `<${tag}${confidence < LOW ? ' class="low"' : ''} title="${confidence.toFixed(2)}">${escapeText(text)}</${tag}>`;

function answerTable({ answer, confidences }: Findings): string {
  const head = answer.columns.map((column, c) => marked('th', column.text, confidences.columns[c]!));
  const rows = answer.rows.map(
    (row, r) => `<tr><td>${row.kind}</td>${row.cells.map((cell, c) => marked('td', cell.text, confidences.cells[r]![c]!)).join('')}</tr>`,
  );
  return `<table><tr><th></th>${head.join('')}</tr>${rows.join('')}</table>`;
}

function fieldsTable({ answer, confidences }: Findings): string {
  const rows = answer.fields.map(({ key, value, text, label, signals }, index) => {
    const told = Object.entries(signals).map(([name, signal]) => `${name} ${Number(signal.toFixed(2))}`);
    return `<tr><th>${escapeText(key)}</th>${marked('td', value, confidences.fields[index]!)}<td>${escapeText(text)}</td><td>${escapeText(label ?? '')}</td><td>${escapeText(told.join(', '))}</td></tr>`;
  });
  return `<table><tr><th>key</th><th>value</th><th>printed</th><th>label</th><th>signals</th></tr>${rows.join('')}</table>`;
}

function checksList({ checks }: Findings): string {
  return `<ul>${checks.map(({ name, passed, detail }) => `<li>${passed ? 'passed' : 'FAILED'}: ${escapeText(`${name}: ${detail}`)}</li>`).join('')}</ul>`;
}

/** Rows of a ready table that are shown: enough to see how it was cut. */
const SHOWN_ROWS = 40;

/** The tables that the format itself gives, which no page shows: where they begin and end, and which rows head them. */
function readyTables({ document, tables }: Findings): string {
  const ready = tables.filter((table) => !table.box);
  if (ready.length === 0) return '';
  const lines = document.lines.slice(0, SHOWN_ROWS).map((line) => `<li>${escapeText(line)}</li>`);
  return `<h2>Tables of the file</h2>${ready.map(readyTable).join('')}${lines.length > 0 ? `<h2>Text around them</h2><ul>${lines.join('')}</ul>` : ''}`;
}

function readyTable(table: Table, index: number): string {
  const rows = toGrid(table)
    .slice(0, SHOWN_ROWS)
    .map((row, r) => `<tr>${row.map((text) => `<t${r < table.headerRows ? 'h' : 'd'}>${escapeText(text)}`).join('')}</tr>`);
  const more = table.rowCount > SHOWN_ROWS ? `, the first ${SHOWN_ROWS} of them here` : '';
  const title = table.title ? `, titled “${escapeText(table.title)}”` : '';
  return `<p>Table ${index + 1}, page ${table.page}: ${table.rowCount} rows of ${table.columnCount}, ${table.headerRows} of them header rows${title}${more}</p><table>${rows.join('')}</table>`;
}
