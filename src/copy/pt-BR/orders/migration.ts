import type { SentencesIn } from '../../message.ts';
import type { migration as english } from '../../en/orders/migration.ts';

/** The automatic migration. */
export const migration = {
  attemptingTitle: 'Vem coisa boa por aí!',
  attemptingText: 'Estamos fazendo o upgrade do seu plano. Isso leva só um momento.',
  failureTitle: 'O upgrade do seu plano não foi feito.',
  failureText:
    'Desculpe, não conseguimos atualizar sua assinatura automaticamente. Fale com a gente para receber um upgrade gratuito do serviço. Você pode continuar usando o app {app} sem interrupção.',
  contactUs: 'Fale com a gente',
  contactSubject: 'Upgrade gratuito do serviço para {name}',
  signOut: 'Sair',
  close: 'Fechar',
  successTitle: 'O upgrade do seu plano foi feito.',
  successText: {
    one: 'Agora você tem {count} dia de histórico de vídeos.',
    other: 'Agora você tem {count} dias de histórico de vídeos.',
  },
  chargeStays: {
    one: 'Agora você tem {count} dia de histórico de vídeos. Sua próxima cobrança continua a mesma: {charge}.',
    other:
      'Agora você tem {count} dias de histórico de vídeos. Sua próxima cobrança continua a mesma: {charge}.',
  },
  chargeMoves: {
    one: 'Agora você tem {count} dia de histórico de vídeos. Sua próxima cobrança: {charge}. Antes, era de {before}.',
    other:
      'Agora você tem {count} dias de histórico de vídeos. Sua próxima cobrança: {charge}. Antes, era de {before}.',
  },
  chargeIs: {
    one: 'Agora você tem {count} dia de histórico de vídeos. Sua próxima cobrança: {charge}.',
    other: 'Agora você tem {count} dias de histórico de vídeos. Sua próxima cobrança: {charge}.',
  },
  seePlan: 'Ver Meu plano',
} satisfies SentencesIn<'pt-BR', typeof english>;
