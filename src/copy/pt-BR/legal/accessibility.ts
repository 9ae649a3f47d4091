import type { SentencesIn } from '../../message.ts';
import type { accessibility as english } from '../../en/legal/accessibility.ts';

/** The accessibility statement. */
export const accessibility = {
  lead: 'Todas as pessoas devem poder usar este portal.',
  whatTitle: 'O que é',
  what: 'Neste portal, você cuida da sua conta {brand}: planos para o histórico de vídeos das suas câmeras, dispositivos, cartão, faturas e login. Ele funciona no navegador, no celular ou no computador, e quase tudo funciona também sem JavaScript.',
  howTitle: 'Como atende aos requisitos',
  how: 'Este portal é feito para atender às Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA, e, com elas, à norma europeia EN 301 549. Você pode usar todas as páginas só com o teclado e também com um leitor de tela. As páginas mantêm o contraste no modo claro e no escuro, continuam legíveis quando ampliadas e ficam paradas para quem prefere menos movimento. Verificamos essas regras automaticamente em todas as páginas antes de cada mudança.',
  limits:
    'Os campos do cartão, as carteiras digitais, os botões de login do Google e da Apple e qualquer página de pagamento hospedada por outra empresa são dessas empresas. Não podemos prometer o mesmo para eles.',
  reportTitle: 'Avise sobre uma barreira',
  report:
    'Se algo não funcionar para você, escreva para {email}. Conte em qual página foi e o que aconteceu. Vamos responder e ajudar de outra forma até que o problema seja corrigido.',
  authorityTitle: 'Autoridade fiscalizadora',
  authority: 'Se isso não resolver, você pode recorrer à autoridade do seu país:',
} satisfies SentencesIn<'pt-BR', typeof english>;
