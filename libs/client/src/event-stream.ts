/** One server-sent event. */
interface StreamEvent {
  event: string;
  data: string;
}

/** The events of a `text/event-stream`, as they arrive; comments are passed over. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      text += decoder.decode(read.value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) if (/^data:/m.test(block)) yield eventOf(block);
    }
  } finally {
    await reader.cancel();
  }
}

function eventOf(block: string): StreamEvent {
  const member = (name: string): string => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? '';
  return { event: member('event'), data: member('data') };
}
