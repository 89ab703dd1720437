// Has a gateway take an answer in parts whole before it begins to pass it on, as the release before did.
const { Services } = require('../../dist/libs/messaging/src');

Services.prototype.askForJsonAsItComes = Services.prototype.askForJson;
