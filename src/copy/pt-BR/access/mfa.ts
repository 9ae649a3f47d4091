import type { SentencesIn } from '../../message.ts';
import type { mfa as english } from '../../en/access/mfa.ts';

/** MFA: the code that a sign-in requires. */
export const mfa = {
  title: 'Confirme sua identidade',
  intro:
    'Não reconhecemos este dispositivo. Para sua segurança, digite o código que enviamos para {contact}.',
  hint: 'O código tem 6 dígitos e vale por 10 minutos.',
  byItself: 'Verificamos o código assim que você digitar os 6 dígitos.',
  code: 'Código de verificação',
  verify: 'Verificar',
  verifying: 'Verificando o código…',
  resend: 'Reenviar código de verificação',
  resending: 'Reenviando o código…',
  resendIn: 'Novo código em {seconds} s',
  sent: 'Código de verificação enviado.',
  okay: 'OK',
  back: 'Voltar ao login',
  offline: 'Parece que você está sem internet. Verifique sua conexão e tente novamente.',
  account_locked: 'Você digitou o código errado muitas vezes',
  account_locked_text: 'Por segurança, aguarde 10 minutos e tente novamente.',
  too_many_attempts: 'Você digitou o código errado muitas vezes',
  too_many_attempts_text: {
    one: 'Por segurança, aguarde {count} minuto e tente novamente.',
    other: 'Por segurança, aguarde {count} minutos e tente novamente.',
  },
  too_many_codes: 'Você pediu muitos códigos',
  too_many_codes_text: 'Por segurança, aguarde 10 minutos e tente novamente.',
  service_busy: 'Estamos recebendo muitos acessos no momento.',
  service_busy_text: 'Tente novamente daqui a pouco.',
  code_expired: 'Código de verificação expirado',
  code_expired_text: 'Este código não é mais válido. Use o mais recente ou peça um novo.',
  code_invalid: 'Código de verificação incorreto',
  code_invalid_text: 'Confira o código e digite novamente.',
  code_incomplete: 'Código de verificação incorreto',
  code_incomplete_text: 'O código tem 6 dígitos. Confira e digite novamente.',
  code_pending: 'Verificando o código…',
  code_pending_text: 'Estamos verificando seu código. Aguarde um momento.',
  another_code: 'Enviamos outro código para você.',
  another_code_text: 'Digite o novo código.',
  another_sign_in: 'Outro login foi iniciado neste navegador.',
  another_sign_in_text:
    'Nada foi verificado nem enviado. Digite o código que enviamos para {contact} ou volte ao login para usar outra conta.',
  verification_failed: 'Confirme sua identidade',
  verification_failed_text:
    'Não reconhecemos este dispositivo e não conseguimos verificar o código. Tente novamente.',
  resend_failed:
    'Desculpe, houve um problema ao enviar seu código de verificação. Tente novamente mais tarde.',
  resend_too_soon: {
    one: 'Um código já está a caminho. Você pode pedir outro em {count} segundo.',
    other: 'Um código já está a caminho. Você pode pedir outro em {count} segundos.',
  },
  sign_in_over: 'Seu login demorou demais. Entre novamente.',
} satisfies SentencesIn<'pt-BR', typeof english>;
