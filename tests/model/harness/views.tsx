import type { ComponentType } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { addressBookMachine } from '#machines/addressBook.machine.ts';
import type { stepPreviewMachine } from '#machines/stepPreview.machine.ts';
import type { promoCodeMachine } from '#machines/promoCode.machine.ts';
import type { variantChangeMachine } from '#machines/variantChange.machine.ts';
import type { voucherChoiceMachine } from '#machines/voucherChoice.machine.ts';
import type { cancelOrderMachine } from '#machines/cancelOrder.machine.ts';
import type { SettingsField } from '#machines/rules/settings.ts';
import type { avatarMachine } from '#machines/avatar.machine.ts';
import type { accountDeletionMachine } from '#machines/accountDeletion.machine.ts';
import type { addressesMachine } from '#machines/addresses.machine.ts';
import type { cardsMachine } from '#machines/cards.machine.ts';
import type { cartVouchersMachine } from '#machines/cartVouchers.machine.ts';
import type { cartMachine } from '#machines/cart.machine.ts';
import type { checkoutMachine } from '#machines/checkout.machine.ts';
import type { deliveryEstimateMachine } from '#machines/deliveryEstimate.machine.ts';
import type { filterPanelMachine } from '#machines/filterPanel.machine.ts';
import type { languageMachine } from '#machines/language.machine.ts';
import type { listShareMachine } from '#machines/listShare.machine.ts';
import type { listPickerMachine } from '#machines/listPicker.machine.ts';
import type { myReviewsMachine } from '#machines/myReviews.machine.ts';
import type { orderMachine } from '#machines/order.machine.ts';
import type { ordersMachine } from '#machines/orders.machine.ts';
import type { passwordResetMachine } from '#machines/passwordReset.machine.ts';
import type { payLaterMachine } from '#machines/payLater.machine.ts';
import type { paymentMachine } from '#machines/payment.machine.ts';
import type { problemReportMachine } from '#machines/problemReport.machine.ts';
import type { rateMachine } from '#machines/rate.machine.ts';
import type { contactChangeMachine } from '#machines/contactChange.machine.ts';
import type { claimMachine } from '#machines/claim.machine.ts';
import type { refundApplyMachine } from '#machines/refundApply.machine.ts';
import type { refundMachine } from '#machines/refund.machine.ts';
import type { regionMachine } from '#machines/region.machine.ts';
import type { refundsMachine } from '#machines/refunds.machine.ts';
import type { registerMachine } from '#machines/register.machine.ts';
import type { reviewsMachine } from '#machines/reviews.machine.ts';
import type { similarItemsMachine } from '#machines/similarItems.machine.ts';
import type { staticPageMachine } from '#machines/staticPage.machine.ts';
import type { wishListMachine } from '#machines/wishList.machine.ts';
import type { wishListsMachine } from '#machines/wishLists.machine.ts';
import type { settingsMachine } from '#machines/settings.machine.ts';
import type { themeMachine } from '#machines/theme.machine.ts';
import type { toastsMachine } from '#machines/toasts.machine.ts';
import type { Page, ViewOf } from '#src/app/pageTypes.ts';
import type { Fixture } from '#flows/fixtureTypes.ts';
import { harnessOf, type HarnessOptions } from './harness.tsx';
import type { Harness } from './pathRunner.tsx';
import { sayEnglish } from './sayEnglish.ts';
import { chooseInMenu, comeNear, loadMenus, loadSheets } from './loadOverlays.tsx';
import { walkPage } from './pathSuite.tsx';
import { photographs } from '../../fixtures/photographs.ts';
import { pictureId } from '#machines/rules/pictures.ts';
import { componentNouns } from './walkFiles.ts';

type Row<Machine extends AnyStateMachine> = HarnessOptions<Machine> & {
  /** What is loaded before the first walk, so that it opens at the press. */
  overlays?: () => Promise<void>;
};

type ComponentRow<Machine extends AnyStateMachine> = Row<Machine> & { View: () => Promise<ComponentType<ViewOf<Machine>>> };

const page = <Machine extends AnyStateMachine>(row: Row<Machine>) => row as unknown as Row<AnyStateMachine>;
const component = <Machine extends AnyStateMachine>(row: ComponentRow<Machine>) => row as unknown as ComponentRow<AnyStateMachine>;

const signInFields = {
  nickName: 'Nickname',
  code: 'Verification code',
  mail: 'E-mail',
  mobile: 'Mobile number',
  password: 'Password',
  again: 'Confirm password',
  invite: 'Invitation code (optional)',
  country: 'Country code',
};
const addressFields: Record<string, string> = { receiver: 'Contact name', mobile: 'Mobile number', addr: 'Address line' };

/** Photographs of this device by what they are called. */
const photographsOf = (ids: readonly string[]): File[] => photographs.filter((file) => ids.includes(pictureId(file)));

const settingsFields: Record<SettingsField, string> = {
  nickName: 'Nickname',
  sex: 'Gender',
  birthDate: 'Date of birth',
  oldPassword: 'Current password',
  password: 'New password',
  passwordAgain: 'Confirm password',
};

/** How the pages are walked whose walks need more than samples. */
const pages: Record<string, Row<AnyStateMachine>> = {
  cancelOrder: page<typeof cancelOrderMachine>({
    by: { 'remark.changed': ({ remark }, hands) => hands.fill(sayEnglish('cancelOrder.remark'), remark) },
  }),
  cart: page<typeof cartMachine>({
    elsewhere: ['line.added', 'cart.touched', 'network.returned', 'page.opened', 'page.left', 'intents.found', 'cart.recalled'],
  }),
  myReviews: page<typeof myReviewsMachine>({
    overlays: loadSheets,
    by: { 'words.typed': ({ words }, hands) => hands.fill(sayEnglish('myReviews.words'), words) },
  }),
  addresses: page<typeof addressesMachine>({ overlays: loadSheets, elsewhere: ['default.pressed', 'removal.pressed'] }),
  cards: page<typeof cardsMachine>({ overlays: loadSheets }),
  settings: page<typeof settingsMachine>({
    by: {
      'field.typed': ({ field, text }, hands) =>
        field === 'sex' ? hands.choose(settingsFields.sex, text) : hands.fill(settingsFields[field], text),
    },
  }),
  listPicker: page<typeof listPickerMachine>({
    overlays: loadSheets,
    by: { 'name.typed': ({ name }, hands) => hands.fill(sayEnglish('listPicker.name'), name) },
  }),
  avatar: page<typeof avatarMachine>({
    by: { 'picture.picked': ({ id }, hands) => hands.pick(sayEnglish('avatar.change'), photographsOf([id])) },
  }),
  accountDeletion: page<typeof accountDeletionMachine>({
    overlays: loadSheets,
    by: { 'code.typed': ({ text }, hands) => hands.fill(signInFields.code, text) },
  }),
  contactChange: page<typeof contactChangeMachine>({
    overlays: loadSheets,
    by: { 'field.typed': ({ field, text }, hands) => hands.fill(signInFields[field], text) },
  }),
  variantChange: page<typeof variantChangeMachine>({ overlays: loadSheets }),
  cartVouchers: page<typeof cartVouchersMachine>({ overlays: loadSheets }),
  similarItems: page<typeof similarItemsMachine>({ overlays: loadSheets }),
  listShare: page<typeof listShareMachine>({
    overlays: loadSheets,
    by: { 'days.chosen': ({ days }, hands) => hands.choose(sayEnglish('listShare.days'), String(days)) },
  }),
  wishLists: page<typeof wishListsMachine>({
    overlays: loadSheets,
    by: {
      'name.typed': ({ name }, hands) => hands.fill(sayEnglish('wishLists.name'), name),
      'newName.typed': ({ name }, hands) => hands.fill(sayEnglish('wishLists.newName'), name),
    },
  }),
  wishList: page<typeof wishListMachine>({
    overlays: loadSheets,
    by: {
      'note.typed': ({ note }, hands) => hands.fill(sayEnglish('wishList.note'), note),
      'search.typed': ({ search }, hands) => hands.fill(sayEnglish('wishList.search'), search),
    },
  }),
  rate: page<typeof rateMachine>({
    by: {
      'content.typed': ({ content }, hands) => hands.fill(sayEnglish('rate.thoughts'), content),
      'pictures.picked': ({ ids }, hands) => hands.pick(sayEnglish('photo.add'), photographsOf(ids)),
    },
  }),
  refund: page<typeof refundMachine>({
    overlays: loadSheets,
    by: {
      'field.typed': ({ field, text }, hands) => hands.fill(sayEnglish(`refund.field.${field}`), text),
      'pictures.picked': ({ ids }, hands) => hands.pick(sayEnglish('photo.add'), photographsOf(ids)),
    },
  }),
  refundApply: page<typeof refundApplyMachine>({
    by: {
      'pieces.chosen': (_, hands) => hands.press(sayEnglish('refundApply.less')),
      'amount.typed': ({ amount }, hands) => hands.fill(sayEnglish('refundApply.amount'), amount),
      'words.typed': ({ words }, hands) => hands.fill(sayEnglish('refundApply.words'), words),
      'pictures.picked': ({ ids }, hands) => hands.pick(sayEnglish('photo.add'), photographsOf(ids)),
    },
  }),
  claim: page<typeof claimMachine>({
    by: {
      'words.typed': ({ words }, hands) => hands.fill(sayEnglish('refundApply.words'), words),
      'pictures.picked': ({ ids }, hands) => hands.pick(sayEnglish('photo.add'), photographsOf(ids)),
    },
  }),
  checkout: page<typeof checkoutMachine>({
    overlays: loadSheets,
    by: { 'remark.changed': ({ remarks }, hands) => hands.fill('Note to Kandy Outdoors (optional)', remarks) },
    heldBack: ['slot.chosen', 'payType.chosen', 'insurance.changed', 'coins.changed'],
  }),
  deliveryEstimate: page<typeof deliveryEstimateMachine>({
    within: ['product'],
    by: { 'area.chosen': ({ areaId }, hands) => hands.choose(areaId === 1 ? 'Province' : 'District', String(areaId)) },
  }),
  order: page<typeof orderMachine>({ overlays: loadSheets }),
  orders: page<typeof ordersMachine>({
    by: { 'search.typed': ({ field, text }, hands) => hands.fill(sayEnglish(`orders.search.${field}`), text) },
  }),
  refunds: page<typeof refundsMachine>({
    by: { 'day.typed': ({ field, day }, hands) => hands.fill(sayEnglish(`refunds.search.${field}`), day) },
  }),
  payment: page<typeof paymentMachine>({ overlays: loadSheets, heldBack: ['payType.chosen', 'card.chosen', 'plan.chosen'] }),
  payLater: page<typeof payLaterMachine>({ overlays: loadSheets }),
  problemReport: page<typeof problemReportMachine>({
    by: { 'sentence.typed': ({ text }, hands) => hands.fill(sayEnglish('problemReport.sentence'), text) },
  }),
  reviews: page<typeof reviewsMachine>({ within: ['product'] }),
  register: page<typeof registerMachine>({
    by: { 'field.typed': ({ field, text }, hands) => hands.fill(signInFields[field], text) },
  }),
};

/** How machines are walked that a component shows. */
const components: Record<(typeof componentNouns)[number], ComponentRow<AnyStateMachine>> = {
  addressBook: component<typeof addressBookMachine>({
    View: async () => (await import('#src/components/cart/AddressBook.tsx')).AddressBook,
    within: ['checkout'],
    overlays: loadSheets,
    by: {
      'field.changed': ({ field, value }, hands) => hands.fill(addressFields[field] ?? field, String(value)),
      'country.chosen': ({ areaId }, hands) => hands.choose('Country', String(areaId)),
      'area.chosen': ({ level, areaId }, hands) => hands.choose(['Province', 'District', 'Town'][level - 1] ?? '', String(areaId)),
    },
  }),
  filterPanel: component<typeof filterPanelMachine>({
    View: async () => (await import('#src/components/list/FilterPanel.tsx')).FilterPanel,
    within: ['productList', 'search'],
    overlays: loadSheets,
    by: {
      'panel.neared': (_, hands) => hands.reachEnd(),
      'price.typed': ({ bound, text }, hands) => hands.fill(bound === 'minPrice' ? 'From' : 'To', String(text)),
    },
    elsewhere: ['facets.came'],
  }),
  language: component<typeof languageMachine>({
    View: async () => (await import('#src/components/shell/LanguageView.tsx')).LanguageView,
    overlays: loadMenus,
    by: { 'language.chosen': () => chooseInMenu('Language: English', 'Русский') },
  }),
  passwordReset: component<typeof passwordResetMachine>({
    View: async () => (await import('#src/components/account/ResetForm.tsx')).ResetForm,
    within: ['login'],
    by: {
      'field.typed': ({ field, text }, hands) => hands.fill(field === 'password' ? 'New password' : signInFields[field], text),
    },
  }),
  promoCode: component<typeof promoCodeMachine>({
    View: async () => (await import('#src/components/cart/PromoCode.tsx')).PromoCode,
    within: ['checkout'],
    by: { 'code.typed': ({ code }, hands) => hands.fill('Enter a code', String(code)) },
    elsewhere: ['goods.priced'],
  }),
  region: component<typeof regionMachine>({
    View: async () => (await import('#src/components/shell/RegionView.tsx')).RegionView,
    overlays: loadMenus,
    by: { 'menu.neared': () => comeNear('Region: Sri Lanka'), 'region.chosen': () => chooseInMenu('Region: Sri Lanka', 'Laos') },
  }),
  staticPage: component<typeof staticPageMachine>({
    View: async () => (await import('#src/pages/notFound.page.tsx')).page.View,
    within: ['notFound'],
  }),
  stepPreview: component<typeof stepPreviewMachine>({
    View: async () => (await import('#src/components/order/StepPreview.tsx')).StepPreview,
    within: ['order'],
    elsewhere: ['step.asked'],
  }),
  theme: component<typeof themeMachine>({ View: async () => (await import('#src/components/shell/ThemeView.tsx')).ThemeView }),
  toasts: component<typeof toastsMachine>({
    View: async () => (await import('#src/components/shell/ToastsView.tsx')).ToastsView,
    elsewhere: ['notice.given'],
  }),
  voucherChoice: component<typeof voucherChoiceMachine>({
    View: async () => (await import('#src/components/cart/VoucherChoice.tsx')).VoucherChoice,
    within: ['checkout'],
    overlays: loadSheets,
    elsewhere: ['goods.priced'],
  }),
};

/** The page of a machine, or the component that shows it, and how it is walked. */
const viewOf = async (noun: string, machine: AnyStateMachine): Promise<{ view: Page<AnyStateMachine>; row: Row<AnyStateMachine> }> => {
  const row = componentNouns.find((each) => each === noun);
  if (row) return { view: { machine, View: await components[row].View() }, row: components[row] };
  const { page: view } = (await import(`#src/pages/${noun}.page.tsx`)) as { page: Page<AnyStateMachine> };
  return { view, row: pages[noun] ?? {} };
};

const viewAndFixture = async (noun: string) => {
  const fixture = ((await import(`../../fixtures/${noun}.fixture.ts`)) as Record<string, Fixture>)[noun];
  if (!fixture) throw new Error(`tests/fixtures/${noun}.fixture.ts exports no '${noun}'.`);
  const { view, row } = await viewOf(noun, fixture.machine);
  await row.overlays?.();
  return { view, fixture, row };
};

/** Walks the view of a machine, by its noun. */
export async function walkView(noun: string): Promise<void> {
  const { view, fixture, row } = await viewAndFixture(noun);
  walkPage(view, fixture, row);
}

/** What a walk through the view of a machine stands on, by its noun. */
export async function harnessFor(noun: string): Promise<Harness> {
  const { view, fixture, row } = await viewAndFixture(noun);
  return harnessOf(view, fixture, row);
}
