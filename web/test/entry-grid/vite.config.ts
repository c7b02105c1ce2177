// Builds the page that shows the entry grid alone, for the browser tests of its keys and compositions.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    // Names stay readable: the render counts go by them.
    minify: false,
    rolldownOptions: { input: 'harness.html' },
  },
});
