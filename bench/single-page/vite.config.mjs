import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// As a plain single-page application is built: nothing set but what JSX needs.
export default defineConfig({ plugins: [react()] });
