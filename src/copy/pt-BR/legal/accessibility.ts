import type { SentencesIn } from '../../message.ts';
import type { accessibility as english } from '../../en/legal/accessibility.ts';

/** The accessibility statement. */
export const accessibility = {
  lead: 'Todas as pessoas devem poder usar este portal.',
  whatTitle: 'O que é',
  what: 'Neste portal você cuida da sua conta da {brand}: planos para o histórico de vídeos das suas câmeras, dispositivos, cartão e faturas, e o login. Ele funciona no navegador, no celular e no computador, e quase tudo também sem JavaScript.',
  howTitle: 'Como atende aos requisitos',
  how: 'Ele é feito para atender às Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA, e com elas à norma europeia EN 301 549. Cada página pode ser usada só com o teclado e com um leitor de tela, mantém o contraste no claro e no escuro, continua legível quando ampliada e não se move para quem pede menos movimento. Essas regras são verificadas automaticamente em cada página antes de cada mudança.',
  limits:
    'Os campos do cartão, as carteiras digitais e os botões de login do Google e da Apple são de outras empresas, assim como uma página de pagamento hospedada por outra empresa. Para eles não podemos prometer o mesmo.',
  reportTitle: 'Avise sobre uma barreira',
  report:
    'Se algo não funcionar para você, escreva para {email}. Diga qual era a página e o que aconteceu: respondemos e ajudamos de outro jeito até que seja corrigido.',
  authorityTitle: 'Quem fiscaliza',
  authority: 'Se isso não ajudar, você pode recorrer à autoridade do seu país:',
} satisfies SentencesIn<'pt-BR', typeof english>;
