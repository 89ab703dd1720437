export { freePort } from '../../deploy/local/free-port.mjs';
