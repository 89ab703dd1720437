import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const library = (name: string): string => fileURLToPath(new URL(`../../libs/${name}/src/index.ts`, import.meta.url));

/** The gateway serves the app under `/app`; while developing, Vite serves it and passes `/api` on. */
export default defineConfig(({ command }) => {
  // Tests build as well, in an environment that calls itself `test`; React would take that for development.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    base: '/app/',
    plugins: [react(), tailwindcss()],
    resolve: { alias: { '@gridline/client': library('client'), '@gridline/contracts': library('contracts') } },
    server: { proxy: { '/api': process.env.GATEWAY_URL ?? 'http://127.0.0.1:3000' } },
  };
});
