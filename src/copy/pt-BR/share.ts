import type { SentencesIn } from '../message.ts';
import type { share as english } from '../en/share.ts';

/** The page that leads to the app. */
export const share = {
  title: 'Baixe o app {app}',
  text: 'O app {app} é para celulares e tablets. Ele não está disponível para este dispositivo.',
  none: 'O app {app} não está disponível para este dispositivo.',
  stores: 'Aponte a câmera do celular para um dos códigos e abra a loja certa.',
  code: 'QR code: {store}',
  testers: 'Está testando o app?',
  testFlight: 'Abrir o TestFlight',
  home: 'Voltar para Meu plano',
  signIn: 'Entrar',
} satisfies SentencesIn<'pt-BR', typeof english>;
