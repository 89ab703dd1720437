// Has a gateway ask as the release before parts did: its large answers come through the storage.
const { MsgHdrsImpl } = require('nats/lib/nats-base-client/headers');

const set = MsgHdrsImpl.prototype.set;
MsgHdrsImpl.prototype.set = function (name, ...rest) {
  if (name !== 'x-takes-parts') set.call(this, name, ...rest);
};
