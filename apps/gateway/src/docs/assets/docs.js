// The documentation works without this; here snippets become tabs, and the search finds.

const LANGUAGE = 'gridline-docs-language';
const groups = [...document.querySelectorAll('.snippets')].map(makeTabs);
show(localStorage.getItem(LANGUAGE) ?? 'bash');

function makeTabs(group, index) {
  const panels = [...group.querySelectorAll('figure')];
  const list = Object.assign(document.createElement('div'), { role: 'tablist' });
  list.setAttribute('aria-label', 'Language');
  const tabs = panels.map((panel) => {
    const { language } = panel.dataset;
    const caption = panel.querySelector('figcaption');
    const tab = Object.assign(document.createElement('button'), { type: 'button', role: 'tab', textContent: caption.textContent });
    tab.id = `tab-${index}-${language}`;
    tab.dataset.language = language;
    panel.id = `panel-${index}-${language}`;
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    tab.setAttribute('aria-controls', panel.id);
    caption.hidden = true;
    tab.addEventListener('click', () => choose(language));
    return tab;
  });
  list.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
    choose(next.dataset.language);
    next.focus();
  });
  list.append(...tabs);
  group.prepend(list);
  return { panels, tabs };
}

function choose(language) {
  localStorage.setItem(LANGUAGE, language);
  show(language);
}

/** A group that does not have the language shows its first. */
function show(language) {
  for (const { panels, tabs } of groups) {
    const shown = panels.find(({ dataset }) => dataset.language === language) ?? panels[0];
    panels.forEach((panel, at) => {
      panel.hidden = panel !== shown;
      tabs[at].setAttribute('aria-selected', String(panel === shown));
      tabs[at].tabIndex = panel === shown ? 0 : -1;
    });
  }
}

const MOST_FOUND = 12;
const input = document.getElementById('search');
const found = document.getElementById('found');
let index;
let selected = -1;

input.addEventListener('input', async () => {
  index ??= fetch('/docs/search.json').then((response) => response.json());
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  list(words.length === 0 ? [] : best(await index, words), words);
});
input.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) select(selected + step);
  if (event.key === 'Escape') list([], []);
  if (event.key === 'Enter') found.children[Math.max(0, selected)]?.click();
  if (step || event.key === 'Enter') event.preventDefault();
});
document.addEventListener('click', ({ target }) => target.closest('search') ?? list([], []));

/** Those that have all words, a word of the title before one of the text. */
function best(sections, words) {
  const scored = sections.map((section) => {
    const [title, text] = [section.title.toLowerCase(), section.text.toLowerCase()];
    const scores = words.map((word) => (title.includes(word) ? 10 : 0) + Math.min(5, text.split(word).length - 1));
    return { section, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) };
  });
  const right = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  return right.slice(0, MOST_FOUND).map(({ section }) => section);
}

function list(sections, words) {
  selected = -1;
  found.replaceChildren(
    ...sections.map(({ title, at, text }, position) => {
      const item = Object.assign(document.createElement('li'), { role: 'option', id: `found-${position}`, textContent: title });
      item.append(Object.assign(document.createElement('small'), { textContent: excerpt(text, words[0]) }));
      item.addEventListener('click', () => {
        list([], []);
        location.href = at;
      });
      return item;
    }),
  );
  found.hidden = sections.length === 0;
  input.setAttribute('aria-expanded', String(sections.length > 0));
  input.removeAttribute('aria-activedescendant');
}

function select(position) {
  const { length } = found.children;
  if (length === 0) return;
  selected = (position + length) % length;
  [...found.children].forEach((item, at) => item.setAttribute('aria-selected', String(at === selected)));
  input.setAttribute('aria-activedescendant', `found-${selected}`);
  found.children[selected].scrollIntoView({ block: 'nearest' });
}

function excerpt(text, word) {
  const plain = text
    .replace(/[`*#|[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const from = Math.max(0, plain.toLowerCase().indexOf(word) - 40);
  return plain.slice(from, from + 120);
}
