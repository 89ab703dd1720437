export { LocalStorage } from './local-storage';
export { FileMissing, Storage, type Stored } from './storage';
