export { LocalStorage } from './local-storage';
export { measureStalls } from './progress';
export { S3Storage, type S3Options } from './s3-storage';
export { FileMissing, Storage, type Stored } from './storage';
