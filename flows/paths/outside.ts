/** How a tester brings about what other parts of the shop, other browsers and the browser itself say to a machine, by the event's type. */
const everywhere: Record<string, string> = {
  'data.changed': 'Change it in a second browser with the same account, or switch to another tab of this browser and back',
  'notice.given': 'Do what the shop answers with this message (a code sent, a line added)',
  'input.changed': 'Choose another variant of the product',
  'intents.found': 'With DevTools set to "Offline" do the same in a second tab, then set "No throttling": what waited is sent from here',
  'network.returned': 'DevTools, Network: "Offline", then "No throttling" again',
  'page.opened': 'Open the page',
  'page.left': 'Go to another page of the shop',
  'place.opened': 'Go to the results of a search',
  'draft.found': 'Choose and type it, then reload the page: it comes back',
  resume: 'Press the name of the shop at the top, and come back with the browser\'s "Back"; then it looks anew by itself, too',
  'code.sent': 'Press "Send code"; the code is at http://127.0.0.1:3001/_ops/mailbox',
  'code.refused': 'Press "Send code"',
  'facets.came': 'The counts come with the results: nothing to do',
  'session.ended': 'Let the session end: log out in a second tab',
  'logout.pressed': 'Press "Log out" in the settings',
  'notices.touched': 'Read a notification',
};

/** What the vault's card fields say. */
const inTheVault: Record<string, string> = {
  'frame.ready': 'The card fields appear: nothing to do',
  'frame.resized': 'The frame takes its height: nothing to do',
  'fields.changed': 'Type 4242 4242 4242 4242, 12/30, 123 and a name into the card fields; where they are complete, empty one',
  'fields.refused': 'The vault refuses the card: type 4242 4242 4242 4241, whose last digit is wrong',
  'token.came': 'The vault makes the token: nothing to do',
};

/** The same where one machine means something of its own by it. */
const ofMachine: Partial<Record<string, Record<string, string>>> = {
  addressBook: { 'data.changed': 'Add, change or delete an address in a second browser with the same account' },
  cart: {
    'data.changed': 'Change the cart in a second browser with the same account',
    'line.added': 'In a second tab put a product into the cart',
    'cart.touched': 'Order again from the page of an order, in a second tab',
    'cart.recalled': 'Close the browser while a change of the cart is under way, and open it again',
  },
  pushNotices: { 'permission.changed': 'In the address bar block notifications of this site, or allow them' },
  signIn: {
    'token.brought': 'On the page of the provider press "Continue as ..."',
    'token.missing': 'On the page of the provider press "Cancel"',
  },
  categoryMenu: { 'close.pressed': 'Press the key Escape' },
  changeAddress: {
    'address.settled': 'Choose another address',
    'notice.passed': 'Add an address and save it',
  },
  chat: {
    'message.came': 'curl --json \'{"content":"Hello"}\' http://127.0.0.1:3001/_ops/chat/<conversation>; the numbers are at /_ops/chat',
    'message.recalled': 'In a second browser with the same account unsend the message',
    'messages.read': 'curl --json \'{"read":true}\' http://127.0.0.1:3001/_ops/chat/<conversation>; the numbers are at /_ops/chat',
    'stream.opened': 'DevTools, Network: "Offline", then "No throttling" again',
  },
  checkout: {
    'data.changed': 'Change the cart in a second browser with the same account, or switch to another tab of this browser and back',
    'address.settled': 'In "Deliver to" choose another address',
    'notice.passed': 'In "Deliver to" add an address and save it',
    'draft.found': 'Choose and type it, then reload the page: it comes back',
    'vouchers.chosen': 'Open the vouchers, and apply one or put it back',
    'promoCode.chosen': 'Apply the promo code WELCOME10, or remove it',
  },
  groupBuy: { 'data.changed': 'Join or leave the group buy in a second browser, with another account' },
  groupBuys: { 'data.changed': 'Join or leave a group buy of the list in a second browser, with another account' },
  favouritesSync: { 'cards.shown': 'Open a page with product cards' },
  footprintRecorder: { 'product.seen': 'Open a product' },
  login: {
    'code.refused':
      'As soon as "Send code" can be pressed (60 s after the last code): ' +
      'curl --json \'{"kind":"error","code":"MAIL_INVALID","path":"/mail/send"}\' http://127.0.0.1:3001/_ops/faults and press it',
    'reset.left': 'Press the arrow "Back to login"',
    'reset.succeeded':
      'Ask for a code for demo@serendib.example or its number 771234567 (it is at http://127.0.0.1:3001/_ops/mailbox), ' +
      'type it and a new password twice, press "Reset password"',
    'notice.given': 'In the form of the new password ask for a code for demo@serendib.example or its number 771234567',
    'code.sent': 'It follows from "Send code" by itself; the code is at http://127.0.0.1:3001/_ops/mailbox',
  },
  order: { 'data.changed': "Let the seller act: curl --json '{}' http://127.0.0.1:3001/_ops/seller/<order number>/accept" },
  orders: { 'data.changed': "Let the seller act: curl --json '{}' http://127.0.0.1:3001/_ops/seller/<order number>/accept" },
  addresses: { 'notice.passed': 'Add an address and save it' },
  cards: inTheVault,
  payment: {
    ...inTheVault,
    'data.changed': 'Switch to another tab of this browser and back',
    'step.done': 'Answer the bank in its frame',
  },
  searchPanel: { 'place.opened': 'Search for something: the results open' },
  undo: { 'data.changed': 'Delete a grocery list in a second tab' },
  typing: {
    'typing.heard': 'curl --json \'{"typing":true}\' http://127.0.0.1:3001/_ops/chat/<conversation>; the numbers are at /_ops/chat',
    'message.heard': 'curl --json \'{"content":"Hello"}\' http://127.0.0.1:3001/_ops/chat/<conversation>; the numbers are at /_ops/chat',
  },
};

/** How an event from elsewhere is brought about, as a sentence without its stop; undefined where nobody has said it. */
export const outsideText = (noun: string, type: string): string | undefined => ofMachine[noun]?.[type] ?? everywhere[type];
