import type { SentencesIn } from '../message.ts';
import type { share as english } from '../en/share.ts';

/** The page that leads to the app. */
export const share = {
  title: 'Baixe o app {app}',
  text: 'O app {app} é para celulares e tablets. Não há versão para este dispositivo.',
  none: 'Não há app {app} para este dispositivo.',
  stores: 'Aponte a câmera do celular para um dos códigos, e a loja certa será aberta.',
  code: 'QR code: {store}',
  testers: 'Está testando o app?',
  testFlight: 'Abrir o TestFlight',
  home: 'Voltar para Meu plano',
  signIn: 'Entrar',
} satisfies SentencesIn<'pt-BR', typeof english>;
