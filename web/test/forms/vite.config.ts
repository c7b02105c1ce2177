// Builds the page that shows one form alone, for the browser tests of its keys, compositions and looks.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { rolldownOptions: { input: 'harness.html' } },
});
