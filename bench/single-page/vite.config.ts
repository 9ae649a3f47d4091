import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The defaults of Vite, with only what JSX needs.
export default defineConfig({ plugins: [react()] });
