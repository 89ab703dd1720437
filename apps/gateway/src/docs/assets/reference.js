// The forms of the reference: each sends its request with the key, and shows what is answered.

const MOST_SHOWN = 20_000;

for (const form of document.querySelectorAll('form.try'))
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const output = form.querySelector('output');
    output.textContent = 'Sent …';
    output.replaceChildren(...(await send(form).catch((error) => [paragraph(`Not sent: ${error.message}`)])));
  });

async function send(form) {
  const inputs = [...form.querySelectorAll('input')].filter(({ type, value, files }) =>
    type === 'file' ? files.length > 0 : value !== '',
  );
  const of = (place) => inputs.filter(({ dataset }) => dataset.in === place);
  const path = of('path').reduce((text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)), form.dataset.path);
  const query = new URLSearchParams(of('query').map(({ name, value }) => [name, value]));
  const headers = Object.fromEntries(of('header').map(({ name, value }) => [name, value]));
  const url = path + (query.size > 0 ? `?${query}` : '');
  const parts = of('part');
  const body = parts.length > 0 ? bodyOf(parts) : undefined;
  const key = document.getElementById('key').value.trim();
  const stopped = new AbortController();
  const response = await fetch(url, {
    method: form.dataset.method,
    headers: { ...headers, Authorization: `Bearer ${key}` },
    body,
    signal: stopped.signal,
  });
  const limits = ['RateLimit', 'X-PE-Charged', 'Retry-After', 'Location', 'X-Request-Id'].flatMap((name) =>
    response.headers.has(name) ? [`${name}: ${response.headers.get(name)}`] : [],
  );
  const shown = [paragraph(`${response.status} ${response.statusText}`), block(limits.join('\n'))];
  return [...shown, await answerOf(response, stopped), block(curlOf(form.dataset.method, url, headers, parts))];
}

function bodyOf(parts) {
  const form = new FormData();
  for (const { name, type, value, files } of parts) for (const each of type === 'file' ? files : [value]) form.append(name, each);
  return form;
}

/** Text is shown; anything else is a file to keep, and a stream that does not end is let go. */
async function answerOf(response, stopped) {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('text/event-stream')) {
    stopped.abort();
    return paragraph('The stream is open; `gridline listen` follows it.');
  }
  if (type.includes('json')) return block(JSON.stringify(await response.json(), null, 2).slice(0, MOST_SHOWN));
  if (type.startsWith('text/')) return block((await response.text()).slice(0, MOST_SHOWN));
  const name = /filename="([^"]*)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'answer';
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(await response.blob()), download: name });
  link.textContent = `Keep ${name}`;
  return link;
}

/** The same for a terminal; the key is not shown. */
function curlOf(method, url, headers, parts) {
  const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
  const words = [
    'curl',
    ...(method === 'GET' || parts.length > 0 ? [] : ['-X', method]),
    quoted(location.origin + url),
    '-H "Authorization: Bearer $API_KEY"',
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...parts.flatMap(({ name, type, value, files }) =>
      type === 'file' ? [...files].map((file) => `-F ${quoted(`${name}=@${file.name}`)}`) : [`-F ${quoted(`${name}=${value}`)}`],
    ),
  ];
  return words.join(' ');
}

const paragraph = (text) => Object.assign(document.createElement('p'), { textContent: text });

function block(text) {
  const code = Object.assign(document.createElement('code'), { textContent: text });
  const pre = Object.assign(document.createElement('pre'), { tabIndex: 0 });
  pre.append(code);
  return pre;
}
