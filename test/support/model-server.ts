import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server says to one request: text of a model, or a failure of its provider. */
export interface Saying {
  text?: string;
  /** As the provider of the request spells it. */
  finish?: 'stop' | 'length' | 'refusal';
  status?: number;
  headers?: Record<string, string>;
  /** An error's body. */
  error?: unknown;
  /** Never answers. */
  hang?: true;
  /** Ends the connection in the middle of the body. */
  cut?: true;
}

/** A request as it arrived. */
export interface Asked {
  path: string;
  headers: IncomingMessage['headers'];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

/**
 * A server that speaks the wire formats of the providers, as their references have them: chat completions (OpenAI and compatible
 * ones), messages (Anthropic, with a tool where the request forces one), generateContent (Google). It says what a test tells it to.
 */
export class ModelServer {
  readonly asked: Asked[] = [];
  private readonly sayings: Saying[] = [];
  private answerTo?: (question: string) => object;
  private readonly held = new Set<ServerResponse>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ModelServer> {
    const server = createServer();
    const model = new ModelServer(server);
    server.on('request', (request, response) => void model.serve(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  /** host:port, as MODEL_PRIVATE_TARGETS takes it. */
  get target(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get baseUrl(): string {
    return `http://${this.target}/v1`;
  }

  /** What it says next, in this order; after that it says `ready`. */
  willSay(...sayings: (Saying | object)[]): void {
    this.sayings.splice(0, Infinity, ...sayings.map((saying) => (isSaying(saying) ? saying : { text: JSON.stringify(saying) })));
    this.answerTo = undefined;
    this.asked.length = 0;
  }

  /** Makes its answer of each question's text (chat completions alone). */
  willAnswer(answerTo: (question: string) => object): void {
    this.willSay();
    this.answerTo = answerTo;
  }

  async stop(): Promise<void> {
    this.held.forEach((response) => response.destroy());
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answered(body: Asked['body']): string | undefined {
    return this.answerTo && JSON.stringify(this.answerTo(body.messages.at(-1).content as string));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'];
    this.asked.push({ path: request.url!, headers: request.headers, body });
    const saying = this.sayings.shift() ?? { text: this.answered(body) ?? 'ready' };
    if (saying.hang) {
      this.held.add(response);
      return;
    }
    const status = saying.status ?? 200;
    const answer = JSON.stringify(
      status === 200 ? inWireFormat(request.url!, body, saying) : (saying.error ?? { error: { message: 'no' } }),
    );
    response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(answer), ...saying.headers });
    if (saying.cut) response.write(answer.slice(0, answer.length / 2), () => response.destroy());
    else response.end(answer);
  }
}

/** A picture in a request, and the member of its message that has it. */
interface SentPicture {
  form: string;
  mediaType: string;
  bytes: Buffer;
}

/** The pictures of a request, in the form in which its provider takes them. */
export function picturesOf({ path, body }: Asked): SentPicture[] {
  const parts: unknown = path.endsWith(':generateContent') ? body.contents.at(-1).parts : body.messages.at(-1).content;
  return Array.isArray(parts) ? parts.flatMap((part) => pictureIn(path, part) ?? []) : [];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
function pictureIn(path: string, part: any): SentPicture | undefined {
  const toPicture = (form: string, mediaType?: string, data?: string): SentPicture | undefined =>
    mediaType && data ? { form, mediaType, bytes: Buffer.from(data, 'base64') } : undefined;
  if (path.endsWith('/messages')) return toPicture('image, source of base64', part.source?.media_type, part.source?.data);
  if (path.endsWith(':generateContent')) return toPicture('inlineData', part.inlineData?.mimeType, part.inlineData?.data);
  const [, mediaType, data] = /^data:(.*);base64,(.*)$/.exec(part.image_url?.url ?? '') ?? [];
  return toPicture('image_url, a data URL', mediaType, data);
}

const isSaying = (saying: object): saying is Saying => !('rows' in saying);

function inWireFormat(path: string, body: Asked['body'], { text = '', finish = 'stop' }: Saying): unknown {
  if (path.endsWith('/chat/completions')) return chatCompletion(body, text, finish);
  if (path.endsWith('/messages')) return message(body, text, finish);
  if (path.endsWith(':generateContent')) return generatedContent(text, finish);
  throw new Error(`no such path: ${path}`);
}

const chatCompletion = (body: Asked['body'], text: string, finish: NonNullable<Saying['finish']>): unknown => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_760_000_000,
  model: body.model,
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: text },
      finish_reason: { stop: 'stop', length: 'length', refusal: 'content_filter' }[finish],
    },
  ],
  usage: { prompt_tokens: 120, completion_tokens: 40, total_tokens: 160 },
});

function message(body: Asked['body'], text: string, finish: NonNullable<Saying['finish']>): unknown {
  const forced = body.tool_choice?.name ?? (body.tool_choice?.type === 'any' ? body.tools?.[0]?.name : undefined);
  const content = forced ? [{ type: 'tool_use', id: 'toolu_1', name: forced, input: parsed(text) }] : [{ type: 'text', text }];
  const stop = { stop: forced ? 'tool_use' : 'end_turn', length: 'max_tokens', refusal: 'refusal' }[finish];
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content,
    stop_reason: stop,
    stop_sequence: null,
    usage: { input_tokens: 120, output_tokens: 40 },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const generatedContent = (text: string, finish: NonNullable<Saying['finish']>): unknown => ({
  candidates: [
    {
      content: { role: 'model', parts: [{ text }] },
      finishReason: { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' }[finish],
      index: 0,
    },
  ],
  usageMetadata: { promptTokenCount: 120, candidatesTokenCount: 40, totalTokenCount: 160 },
});
