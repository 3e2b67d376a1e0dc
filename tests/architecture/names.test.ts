import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import en from '#lang/en.json';
import { root, scripts } from './walls.ts';

/** Words that were given up, by the folder they stood in, and what is said instead: `old>new`. */
const files = `
src/(app|navigation|runtime|document|i18n|storage|devtools): ahead>prefetcher attending>flushOnLeave beside>loadWidget
  broadcast>inspectChannel chunks>pageRegistry clientDeeds>browserEffects clientDoor>browserGateway codeSent>resendStorage
  early>replayEarlyClick foresight>prefetchHeuristics hearts>favouritesStore here>preferenceStorage keeping>backgroundActors
  kept>reloadHandover locale>languageTag memory>pageCache plugs>createShop recentSearches>recentSearchStorage
  regionChange>openRegionChange remembered>pageCacheStorage report>openProblemReport routes>parsePlace address>formatPlace
  sharedAddress>shareUrl show>ActorView stage>actorSlots storedDestination>destinationStorage storedLooks>footprintStorage
  storedWishes>favouriteQueueStorage tape>eventLog theme>themeStorage title>documentTitle vaultFrame>cardVaultFrame view>pageTypes
  words>messages Pages>PageHost Frame>AppLayout head>documentHead
src/(data|adapters|offline): door>gateway wire>transport live>liveEvents plug>adapt stored>requireCookies keeping>registerWorker
  edition>appUpdate notes>workerMessages shell.entry>offlineShell.entry
src/components: around>AppContext soon>scheduleLoad lazily>lazyComponent useFollowed>useActorView useNear>useIntersection
  useHeart>useFavourite useNow>useClock useTimes>useDateFormat useZoomHands>useZoomGestures useChoiceName>useFilterLabel
  placeOf>bannerPlace cardLook>cardStyles galleryChoice>GalleryContext nothingPictures>emptyStatePictures Bare>MinimalLayout
  BehindEnd>PageOutOfRange Beside>LazyWidget CategoryOpener>CategoryMenuTrigger CategoryRoom>CategoryMenuAnchor
  CategoryThing>CategoryImage Child>ChildActorView Differences>CheckoutChanges Gate>LoginRequired HeartButton>FavouriteButton
  JudgedForm>ValidatedForm ListRoom>FilterableList Marked>HighlightedText MoneyLines>PriceBreakdown NothingState>IllustratedEmptyState
  OneReview>ReviewItem OrderActs>OrderActions PayBy>PaymentDeadline ProductChoice>BuyBox ProductTop>ProductHero Why>RankingReason
  Crumbs>PageBreadcrumb ChatTalk>ChatThread
src/design: Later>DeferredContent Ledger>TwoColumnLayout Note>Callout StageLine>ProgressSteps PromiseBar>DeliveryNote Count>CountBadge
src/seo: about>pageMetadata arrived>updateHead found>metadataRegistry moved>redirects lists>structuredLists links>canonicalLinks
  site>webManifest
machines: words>model/ port>ports problem>model/problem refusal>model/refusalCodes fault>formErrors notice>problemToast aim>pointerAim
  looks>footprintEntries browsing>footprintRecorder collection>favouritesSync shelf>productList edition>appUpdate quiet>staticPage
  code>verificationCode reset>passwordReset restock>restockAlert estimate>deliveryEstimate zoom>imageZoom zoomed>zoomTransform
  report>problemReport listWish>listQuery paged>infiniteList recent>recentSearches stateWord>statePath talk>conversation outgoing>outbox
  proof>verificationForm  destination>deliveryDestination orderFacts>orderUpdates orderSpans>orderDeadlines
  orderSteps>orderActions mail>email
mesh: begin>runMain bridge>visualiserBridge callMall>mallClient documents>htmlRenderer graphqlDoor>graphqlEndpoint guest>mallConnection
  interpret>contractToMesh interpreter>graphqlExecutor names>entityNames passage>proxy policy>securityHeaders shelf>responseCache
  stamp>buildStamp storeys>app visitor>requestVisitor vite.lean>vite.strip vite.words>vite.messages
mall/platform: body>requestBody cleaning>idempotencyCleanup door>route filling>seedRunner handle>routeHandler history>replayHistory
  house>mallContext lang>messages listener>pgListener listening>listen postgres.place>postgres.install rebuild>replay
  refused>refusalResponse scene>replayScope source>idSource unfilled>seedErrors whereabouts>requestRegion
mall/cart: shelf>availability
mall/card: bank>vaultClient
mall/checkout: till>basketPricing destination>deliveryAddress
mall/order: deeds>effects place>create step>transition cash>cashEligibility
mall/payment: facts>chargeOutcome leave>abandon
mall/image: draw>render mark>logo studio>imageRenderer studioOf>createImageRenderer warm>prewarm
mall/product: page>pagedCards listing>sorting cardAnywhere>cardInAnyRegion naming>productName story>description terms>termFilters
mall/search: european>portugueseVariants han>chineseSegmentation letters>normalise meaning>matchTerms proposal>suggestionCandidate
  question>evaluateQuery token>tokenise words>segmentWords scroll>frozenResults
mall/searchIndex: channel>changeChannel find>query read>readRows shelf>columnIndex shelves>regionIndexes
mall/auth: letter>codeMessage
mall/shop: fans>followerCount figures>shopStats
mall/voucher: holding>heldVouchers
mall/simulation: rows>shopperRows
mall/seed: chance>seededRandom copy>copyRows dictionary>termDictionary editorial>banners
mall/seed/families: apart>similarFamilies said.people>peopleTexts said.home>homeTexts
mall/seed: family>productFamily goods>productGenerator
  index.words>suggestionTerms kinds>productTypes kindred>kindTexts names>brandNames retelling>refreshTexts reviewed>reviewGenerator
  shelving>seedProducts zones>shippingZones
flows: gather>loadFixtures stimuli>fixtureTypes knots>stronglyConnected named>machineRegistry possible>enabledEvents
  routes>walkPlanner scope>inertScope sentences>stepText situation>explorerState step>simulate traced>instrument walks>coveringPaths
  guard.words>guardText
flows/gallery: fit>overflow foreign>untranslated longest>longText manners>variants stage>harness stock>screenInventory
  theatre>browserHarness visits>samplePlan kinds>screenKinds
flows/paths: perform>recordScript said>gatewayAnswers told>scriptText wire>graphqlPayloads choose>selectPaths content>payloadText
  departures>screenExits browser>pageControls
flows/mutate: apart>compare bench>baseline chance>random edit>editConfig observed>observe
flows/diff: way>path
flows/visualiser: ask>api atlas>sourceIndex doors>handlers known>loadedMachine lines>sourceLines arrows>sequenceMessages
  rules>replayRules MapRoom>Visualiser
flows/visualiser/session: hand>manualWalk HandPanel>ManualPanel
flows/visualiser/live: acting>activeMachine taken>takenTransitions room.look>visualiser.styles
flows/coverage: closing>missingPaths figures>metrics
tests/drivers: wares>skuFixtures
tests/fixtures: goods>products goods.order>orders goods.checkout>checkouts goods.signIn>signIn here>visitor
tests/gallery: wrongs>injectedFaults
tests/contract: junk>fuzz
tests/mall: paying>payerSuite
tests/e2e: manners>variants person>shopperDriver
tests/model: faulty>brokenViews gatherStages>loadHarnesses hands>userActions menus>loadOverlays performance>pathRunner
  reactions>shopResponses screen>controls sight>domSnapshot stage>harness surroundings>jsdomEnvironment things>accessibleTree
  touches>recordedEvents window>jsdomWindow walk>pathSuite
`;
const folders =
  'src/plugs src/parts src/found src/worker mall/shelf mall/catalogue mall/catalogue/kindred mall/notice mall/collection ' +
  'mall/session mall/picture mall/ops flows/map tests/stimuli tests/walks tests/laws tests/ledger tests/tower ' +
  'tests/journeys tests/house tests/replays';
const exported =
  'deed>effect feed>subscription Fact>PageEvent Here>VisitorContext Kept>ReloadHandover Notice>Toast Wish>PostLoginIntent ' +
  'CartWish>CartMutation ListWish>ListQuery isWeather>isNetworkProblem sentenceOf>problemMessageId storeProblem>storeProblem ' +
  'Door>Gateway Noun>Module Deeds>BrowserEffects';
const messageRooms = 'found>seo notice>notification shelf>productList collection>favourites talk>chat edition>appUpdate zoom>imageZoom';

const pairsIn = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/(\S+)>(\S+)/g)].map(([, old = '', now = '']) => [old, now]));
const byFolder = files
  .trim()
  .split(/\n(?! )/)
  .map((line) => ({ folder: new RegExp(`^${line.slice(0, line.indexOf(': '))}/`), words: pairsIn(line) }));

/** A noun has one word in all rooms, so what a machine is not called its page and its samples are not, either. */
const isNounOf = (path: string): boolean => /^(machines|src\/(pages|adapters|data)|tests\/fixtures)\//.test(path);
const nouns = pairsIn(files.slice(files.indexOf('\nmachines: '), files.indexOf('\nmesh: ')));
/** Words that are another thing's by right. */
const exempt = new Set(['machines/model/problem.ts', 'src/data/refusal.data.ts']);

const oldNameOf = (path: string): string | undefined => {
  if (exempt.has(path)) return undefined;
  const name = basename(path).replace(/(\.test)?\.\w+$/, '');
  const noun = name.replace(/\.(machine|page|adapter|data|fixture)$/, '');
  if (noun !== name && isNounOf(path)) return nouns.get(noun);
  return byFolder.find(({ folder, words }) => folder.test(path) && words.has(noun))?.words.get(noun);
};

it('No file, folder, export or message has a name that was given up', () => {
  const paths = scripts();
  const oldFolders = folders.split(' ');
  const words = pairsIn(exported);
  const rooms = pairsIn(messageRooms);
  const found = paths.flatMap((path) => {
    const now = oldNameOf(path);
    const folder = oldFolders.find((each) => path.startsWith(`${each}/`));
    const names = !/^(machines|src)\//.test(path)
      ? []
      : [
          ...readFileSync(join(root, path), 'utf8').matchAll(
            /^export (?:declare )?(?:async )?(?:const|function|type|class|interface) (\w+)/gm,
          ),
        ];
    return [
      ...(now === undefined ? [] : [`${path}: say ${now}`]),
      ...(folder === undefined ? [] : [`${path}: ${folder} is no folder`]),
      ...names.flatMap(([, name = '']) => (words.has(name) ? [`${path}: ${name}, say ${words.get(name)}`] : [])),
    ];
  });
  const messages = Object.keys(en).flatMap((id) => {
    const now = rooms.get(id.split('.')[0] ?? '');
    return now === undefined ? [] : [`message ${id}: say ${now}`];
  });
  expect([...found, ...messages]).toEqual([]);
});
