'use strict';

const CREDENTIALS = 'gridlineApi';

const shownFor = (...operations) => ({ show: { operation: operations } });

/** Extracts, lists and exports documents; a document comes from the item's binary data. */
class Gridline {
  description = {
    displayName: 'Gridline',
    name: 'gridline',
    group: ['transform'],
    version: 1,
    description: 'Read documents into tables with a calibrated confidence',
    subtitle: '={{$parameter["operation"]}}',
    defaults: { name: 'Gridline' },
    inputs: ['main'],
    outputs: ['main'],
    credentials: [{ name: CREDENTIALS, required: true }],
    properties: [
      {
        displayName: 'Operation',
        name: 'operation',
        type: 'options',
        noDataExpression: true,
        default: 'extract',
        options: [
          { name: 'Extract', value: 'extract', action: 'Extract a document' },
          { name: 'Export', value: 'export', action: 'Export an extraction' },
          { name: 'List', value: 'list', action: 'List extractions' },
          { name: 'Usage', value: 'usage', action: 'Read the usage of the month' },
        ],
      },
      {
        displayName: 'Binary Property',
        name: 'binaryProperty',
        type: 'string',
        default: 'data',
        required: true,
        displayOptions: shownFor('extract'),
      },
      { displayName: 'Pages', name: 'pages', type: 'string', default: '', placeholder: '1-3,5,-1', displayOptions: shownFor('extract') },
      { displayName: 'Reference', name: 'reference', type: 'string', default: '', displayOptions: shownFor('extract', 'list') },
      { displayName: 'Schema', name: 'schema', type: 'json', default: '', displayOptions: shownFor('extract') },
      {
        displayName: 'Extraction ID',
        name: 'extractionId',
        type: 'string',
        default: '',
        required: true,
        displayOptions: shownFor('export'),
      },
      {
        displayName: 'Format',
        name: 'format',
        type: 'options',
        default: 'csv',
        options: ['csv', 'xlsx', 'json'].map((value) => ({ name: value.toUpperCase(), value })),
        displayOptions: shownFor('export'),
      },
      {
        displayName: 'Limit',
        name: 'limit',
        type: 'number',
        typeOptions: { minValue: 1, maxValue: 100 },
        default: 20,
        displayOptions: shownFor('list'),
      },
    ],
  };

  async execute() {
    const { baseUrl } = await this.getCredentials(CREDENTIALS);
    const send = (options) =>
      this.helpers.httpRequestWithAuthentication.call(this, CREDENTIALS, { baseURL: `${baseUrl.replace(/\/+$/, '')}/api/v1`, ...options });
    const results = [];
    for (const [index] of this.getInputData().entries()) {
      const get = (name) => this.getNodeParameter(name, index);
      try {
        const items = await OPERATIONS[get('operation')]({ send, get, helpers: this.helpers, index });
        results.push(...items.map((item) => ({ ...item, pairedItem: { item: index } })));
      } catch (error) {
        if (!this.continueOnFail()) throw error;
        results.push({ json: { error: error.message }, pairedItem: { item: index } });
      }
    }
    return [results];
  }
}

const OPERATIONS = { extract, export: exportOne, list, usage };

async function extract({ send, get, helpers, index }) {
  const binary = helpers.assertBinaryData(index, get('binaryProperty'));
  const bytes = await helpers.getBinaryDataBuffer(index, get('binaryProperty'));
  const form = new FormData();
  for (const name of ['pages', 'reference', 'schema']) if (get(name) !== '') form.append(name, get(name));
  form.append('file', new Blob([bytes]), binary.fileName ?? 'document');
  // One key for all tries of this document, so that it is charged once.
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  let answer = await send({ method: 'POST', url: '/infer', body: form, headers });
  while (answer.state === 'queued' || answer.state === 'running')
    answer = await send({ method: 'GET', url: `/extractions/${answer.id}`, qs: { wait: 50 } });
  if (answer.state === 'failed') throw new Error(answer.error.detail);
  return [{ json: answer }];
}

async function exportOne({ send, get, helpers }) {
  const [id, format] = [get('extractionId'), get('format')];
  const url = `/extractions/${encodeURIComponent(id)}/export`;
  const bytes = await send({ method: 'GET', url, qs: { format }, encoding: 'arraybuffer', json: false });
  const data = await helpers.prepareBinaryData(Buffer.from(bytes), `${id}.${format}`);
  return [{ json: { id, format }, binary: { data } }];
}

async function list({ send, get }) {
  const reference = get('reference');
  const { data } = await send({ method: 'GET', url: '/extractions', qs: { limit: get('limit'), ...(reference !== '' && { reference }) } });
  return data.map((json) => ({ json }));
}

async function usage({ send }) {
  return [{ json: (await send({ method: 'GET', url: '/usage' })).usage }];
}

module.exports = { Gridline };
