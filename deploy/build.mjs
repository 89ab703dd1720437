import { pathToFileURL } from 'node:url';
import { buildServices } from './local/build-services.mjs';
import { buildWebApp } from './local/build-web-app.mjs';

/** `npm run build`: everything into dist/, doing only what the sources' changes ask for. */
export async function build(report = console.error) {
  const services = await buildServices();
  if (services.built > 0) report(`Built ${services.built} of ${services.total} files in ${services.seconds.toFixed(1)} s`);
  const web = await buildWebApp();
  if (web.built) report(`Built the web app in ${web.seconds.toFixed(1)} s`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await build();
