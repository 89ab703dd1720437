import { EndpointWindows } from './endpoint-windows';
import { BODY_BYTES_MAX } from './event-body';

/** Two of the largest bodies. */
const ROOM = 2 * BODY_BYTES_MAX;

const sent = (endpointId: string, body = '') => ({ endpointId, body });

describe('the windows of endpoints', () => {
  it('double with every answer up to sixteen', () => {
    const windows = new EndpointWindows();
    const sizes = Array.from({ length: 6 }, () => {
      windows.enter(sent('end_1'));
      windows.leave(sent('end_1'), true);
      return windows.room().room[0];
    });
    expect(sizes).toEqual([2, 4, 8, 16, 16, 16]);
  });

  it('are one again after silence, and leave no room while that one is in flight', () => {
    const windows = new EndpointWindows();
    windows.enter(sent('end_1'));
    windows.leave(sent('end_1'), true);
    windows.enter(sent('end_1'));
    windows.enter(sent('end_1'));
    windows.leave(sent('end_1'), false);
    expect(windows.room()).toEqual({ endpointIds: ['end_1'], room: [0], bodyRoom: [ROOM] });
  });

  it('of one endpoint say nothing about another', () => {
    const windows = new EndpointWindows();
    windows.enter(sent('end_hangs'));
    windows.enter(sent('end_well'));
    windows.leave(sent('end_well'), true);
    expect(windows.room()).toEqual({ endpointIds: ['end_hangs', 'end_well'], room: [0, 2], bodyRoom: [ROOM, ROOM] });
  });

  it('are forgotten where there is nothing to remember', () => {
    const windows = new EndpointWindows();
    windows.enter(sent('end_1'));
    windows.leave(sent('end_1'), false);
    expect(windows.room()).toEqual({ endpointIds: [], room: [], bodyRoom: [] });
  });

  it('have room for two of the largest bodies in flight, and for none once more is', () => {
    const windows = new EndpointWindows();
    windows.enter(sent('end_1', 'x'.repeat(BODY_BYTES_MAX)));
    expect(windows.room().bodyRoom).toEqual([BODY_BYTES_MAX]);
    windows.enter(sent('end_1', 'x'.repeat(BODY_BYTES_MAX)));
    windows.enter(sent('end_1', 'x'));
    expect(windows.room().bodyRoom).toEqual([0]);
    windows.leave(sent('end_1', 'x'.repeat(BODY_BYTES_MAX)), true);
    expect(windows.room().bodyRoom).toEqual([BODY_BYTES_MAX - 1]);
  });
});
