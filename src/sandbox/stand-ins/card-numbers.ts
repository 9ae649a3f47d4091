// The behaviour of a test card by its number, of which `testCardKinds` before this script has the list. It is looked up
// inside the provider's iframe: only the result leaves the iframe, never the number.
(() => {
  const kinds: Record<string, string> = Reflect.get(window, 'testCardKinds');

  function digitsOf(text: string): string {
    return text.replace(/\D/g, '');
  }

  function isCardNumber(digits: string): boolean {
    if (digits.length < 13 || digits.length > 19) return false;
    let sum = 0;
    for (const [index, digit] of [...digits].toReversed().entries()) {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
      sum += doubled > 9 ? doubled - 9 : doubled;
    }
    return sum % 10 === 0;
  }

  function cardTypeOf(digits: string): string {
    if (digits.startsWith('4')) return 'visa';
    if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
    if (/^3[47]/.test(digits)) return 'american_express';
    if (/^(6011|65)/.test(digits)) return 'discover';
    if (/^3[0689]/.test(digits)) return 'diners_club';
    return digits.startsWith('35') ? 'jcb' : 'other';
  }

  // The only facts about a card that leave the iframe: its behaviour, its network, and its last four digits.
  function reducedCard(digits: string): StandIns.ReducedCard {
    const kind = kinds[digits] ?? 'ok';
    return { kind, cardType: cardTypeOf(digits), lastFour: digits.slice(-4), expired: kind === 'expired' };
  }

  function isFuture(month: number, year: number): boolean {
    const now = new Date();
    const full = year < 100 ? 2000 + year : year;
    return full > now.getFullYear() || (full === now.getFullYear() && month >= now.getMonth() + 1);
  }

  const cardNumbers: StandIns.CardNumbers = {
    digitsOf,
    isCardNumber,
    isFuture,
    reducedCard,
  };
  Object.assign(window, { cardNumbers });
})();
