import { expect, it } from "vitest";
import type { Constituency } from "../../../api/contract/constituencies.ts";
import { namedOption, type PickerOption } from "../../../widget/domain/picker.ts";
import { en } from "../../../widget/domain/wording/en.ts";
import { optionsFor } from "../../../widget/finder/finder.ts";

/** How newcomers write places, by the constituency of 2023: from general knowledge, not the bundled places. */
const TYPED_PLACES: Partial<Record<Constituency, string>> = {
  "Carlow-Kilkenny":
    "Kilkenny city; Kilkeny; Thomastown, Co. Kilkenny; callan; Castlecomer; Graiguenamanagh; Gowran; Bennettsbridge; Mooncoin; Tullow; Muine Bheag; bagnalstown; Borris, Co Carlow; Leighlinbridge; Carlow town; Inistioge",
  "Cavan-Monaghan":
    "Cavan town; Monaghan Town; Virginia, Co Cavan; Bailieboro; Belturbet; Cootehill; Carrickmacross; castleblaney; Clones; Ballybay; Kingscourt; Ballyjamesduff; Emyvale; An Cabhán; Muineachán; Killeshandra; Carickmacross",
  Clare:
    "Ennis; Shannon town; Kilrush, Co. Clare; Kilkee; Lahinch; Ennistymon; Lisdoonvarna; Doolin, Clare; Newmarket on Fergus; Sixmilebridge; Tulla, Clare; Inis, Co. an Chláir; Miltown Malbay; Quin; Enis, Clare; Ballyvaughan; Scariff; Corofin, Co Clare",
  "Cork East":
    "Midleton; Middleton, Cork; Youghal; Cobh; Fermoy; Mitchelstown; Castlemartyr; Cloyne; Ballycotton; Cóbh; Carrigtwohill; Eochaill; Whitegate, Cork",
  "Cork North-Central":
    "Blarney; Mallow; Glanmire, Co. Cork; Blackpool, Cork; Mayfield, Cork; Mala; Watergrasshill; Ballyvolane; Mallow, Co Cork",
  "Cork North-West":
    "Macroom; Kanturk; Millstreet; Charleville; Rath Luirc; Newmarket, Co. Cork; Ballyvourney; Boherbue; Crookstown, Co Cork; Maigh Chromtha; Macrom",
  "Cork South-Central":
    "Douglas, Cork; Carrigaline; Ringaskiddy; Bishopstown; Cork city; Passage West; Crosshaven; Monkstown, Co. Cork; Blackrock, Cork; Togher, Cork; Carrigeline; Turners Cross; corcaigh",
  "Cork South-West":
    "Bandon; Bantry, West Cork; Skibbereen; Clonakilty; Schull; Skibereen; Kinsale; Castletownbere; Sherkin Island; Cape Clear; Bere Island; Dunmanway; Glengarriff; Rosscarbery; Goleen; Baltimore, Co. Cork; Cloich na Coillte; Beanntraí; Clonakility",
  Donegal:
    "Letterkenny; Letterkeny; Leterkenny, Co. Donegal; Leitir Ceanainn; Buncrana; Bunbeg; Dungloe; Killybegs; Ardara; Glenties; Arranmore; Tory Island; Gaoth Dobhair; Gweedore, Donegal; Moville; Carndonagh; Donegal town; Stranorlar; Ballybofey; Lifford; Malin Head; An Clochán Liath; Rathmullan; Falcarragh; Na Cealla Beaga; Inishowen",
  "Dublin Bay North":
    "Howth; Raheny, Dublin 5; Clontarf; Coolock; Donaghmede; Baldoyle; Sutton, Dublin 13; Killester; Artane; Dublin 5; D05; D13; Dublin 17; Marino, Dublin 3; Dublin 3; Binn Éadair; Beaumont, Dublin 9; Cluain Tarbh; Darndale; Killbarrack",
  "Dublin Bay South":
    "Ranelagh, Dublin 6; Rathmines; Sandymount; Ballsbridge, Dublin 4; Ringsend; D4; D04; Dublin 2; Donnybrook, Dublin; Rathgar; Portobello, Dublin 8; Irishtown, Dublin; Terenure; D6; Milltown, Dublin; Dublin 6W; Ráth Maonais; Raneleagh; Harolds Cross, Dublin 6W; Temple Bar",
  "Dublin Central":
    "Phibsborough; Phibsboro; Drumcondra, Dublin 9; Cabra; Dublin 1; D01; Stoneybatter; Smithfield, Dublin 7; North Strand; East Wall; D7; Dublin 07; Phibsboro, Dublin 7; Summerhill, Dublin 1",
  "Dublin Fingal East":
    "Malahide; Swords; Portmarnock; Donabate; Mullach Íde; Swords, Co. Dublin; Malahyde; Sord",
  "Dublin Fingal West":
    "Balbriggan; Skerries; Rush, Co. Dublin; Lusk; Ballbriggan; Na Sceirí; Naul; Oldtown, Dublin; Baile Brigín; Loughshinny",
  "Dublin Mid-West":
    "Lucan; Clondalkin, Dublin 22; D22; Palmerstown; Rathcoole, Dublin; Saggart; Newcastle, Co. Dublin; Leamhcán; Clondalkin Village; Clondalken; Adamstown, Dublin; Dublin 20; Dublin 10",
  "Dublin North-West":
    "Finglas; Ballymun, Dublin 11; D11; Santry; Finglass; Glasnevin; Baile Munna; D9; Whitehall, Dublin 9",
  "Dublin Rathdown":
    "Dundrum, Dublin; Stepaside; Sandyford; Dublin 14; D16; Leopardstown; Ballinteer; Goatstown; Churchtown, Dublin 14; Kilternan; Dundrum, Dublin 16; D18",
  "Dublin South-Central":
    "Ballyfermot; Crumlin, Dublin 12; Inchicore; Drimnagh; D12; Dublin 8; D08; The Liberties; Kilmainham; Walkinstown; Chapelizod; Baile Formaid; Rialto; Kimmage; Inchicor",
  "Dublin South-West":
    "Tallaght; Tallaght, Dublin 24; D24; Rathfarnham; Templeogue; Firhouse; Knocklyon; Talaght; Tamhlacht; Jobstown; Ballyboden; Tallagt",
  "Dublin West":
    "Blanchardstown; Castleknock; Dublin 15; D15; Mulhuddart; Clonsilla; Ongar; Blanchardstown, D15; Hartstown; Baile Bhlainséir; Blanchardstwon; Tyrrelstown",
  "Dún Laoghaire":
    "Dalkey; Blackrock, Dublin; Monkstown, Co. Dublin; Dun Laoire; Killiney; Sallynoggin; Stillorgan; Deansgrange; Cabinteely; Shankill; Foxrock; Glasthule; Booterstown; Dun Laoghaire; Blackrock, County Dublin; Deilginis; Ballybrack",
  "Galway East":
    "Mountbellew; Loughrea; Tuam; Athenry; Gort; Portumna; Kinvara; Baile Locha Riach; Dunmore, Co. Galway; Headford, Galway; Craughwell; Tuaim; Milltown, Co. Galway; Loughreah",
  "Galway West":
    "Galway city; Gallway; Salthill; Clifden; Inishbofin, Co. Galway; Inis Meáin; Inis Mór; Aran Islands; Oranmore; Oughterard; Spiddal; An Spidéal; Moycullen; Carraroe; Barna; Inis Oirr; Roundstone; Connemara; Letterfrack; Knocknacarra, Galway; Bearna; Gaillimh; Oughtarard; Carna, Co. Galway; Inisheer",
  Kerry:
    "Tralee; Killarney; Kilarney; Dingle; Listowel; Kenmare; Valentia Island; Cahirciveen; Castleisland; Killorglin; Ballybunion; Trá Lí; Daingean Uí Chúis; Tarbert; Sneem; Waterville; Ballyheigue; Traleee; Cill Airne, Co. Chiarraí; Milltown, Kerry; Annascaul; Ballyferriter; Rathmore, Co. Kerry; Fenit",
  "Kildare North":
    "Naas; Maynooth; Celbridge; Leixlip; Clane; Kilcock; Sallins; Prosperous; Kill, Co. Kildare; Mainooth; Nás; Maigh Nuad; Straffan; Selbridge",
  "Kildare South":
    "Newbridge; Athy; Kildare town; Kilcullen; Monasterevin; Newbridge, Co. Kildare; Droichead Nua; Rathangan, Kildare; Castledermot; Ballymore Eustace; Baile Átha Í; Curragh; Newbrige; Suncroft",
  Laois:
    "Portlaoise; Port Laoise; Portlaois; Abbeyleix; Mountmellick; Mountrath; Stradbally, Laois; Rathdowney; Durrow, Co. Laois; Borris-in-Ossory; Ballylinan; Portlaoighise; Maryborough; Mountmelick",
  "Limerick City":
    "Limerick city; Luimneach; Castletroy; Dooradoyle; Raheen, Limerick; Annacotty; Moyross; Limmerick; Castleconnell; Limerik; Caherdavin; Caherconlish",
  "Limerick County":
    "Newcastle West; Adare; Abbeyfeale; Kilmallock; Rathkeale; Askeaton; Foynes; Croom; Patrickswell; Glin; Bruff; Áth Dara; Hospital; Cappamore; Ballingarry, Limerick; Killmallock",
  "Longford-Westmeath":
    "Mullingar; Athlone; Longford town; Granard; Moate; Edgeworthstown; Ballymahon; Kinnegad; Castlepollard; Rochfortbridge; Kilbeggan; Delvin; An Muileann gCearr; Baile Átha Luain; Mulingar; Killucan; Lanesborough; Drumlish; Ballymore, Westmeath",
  Louth:
    "Drogheda; Drohgeda; Dundalk; Ardee; Carlingford; Blackrock, Co. Louth; Dunleer; Clogherhead; Omeath; Termonfeckin; Dún Dealgan; Droichead Átha; Bettystown; Laytown, Meath; Dundlak; Baile Átha Fhirdhia",
  Mayo: "Westport, Co. Mayo; Castlebar; Ballina, Mayo; Achill; Belmullet; Clare Island; Claremorris; Ballinrobe; Swinford; Newport, Co. Mayo; Knock, Mayo; Inishturk; Foxford; Kiltimagh; Ballyhaunis; Caisleán an Bharraigh; Crossmolina; Louisburgh; Cathair na Mart; Béal an Mhuirthead; Wesport; Charlestown; Bangor Erris; Castelbar; Cong",
  "Meath East":
    "Ashbourne; Dunshaughlin; Kells; Slane; Ratoath; Duleek; Dunboyne; Ceanannas, Co. na Mí; Nobber; Kells, Co. Meath; Ashborne; Stamullen; Clonee; Rathoath",
  "Meath West":
    "Navan; Trim; Athboy; Enfield; Oldcastle; Longwood; Ballivor; An Uaimh; Baile Átha Troim; Naven; Summerhill, Co. Meath; Kilmessan; Clonard",
  Offaly:
    "Tullamore; Birr; Edenderry; Clara; Banagher; Ferbane; Daingean, Offaly; Kilcormac; Tulach Mhór; Portarlington; Tulamore; Moneygall; Shannonbridge; Edendery",
  "Roscommon-Galway":
    "Roscommon town; Ballinasloe; Boyle; Castlerea; Strokestown; Ballaghaderreen; Elphin; Béal Átha na Sluaighe; Ros Comáin; Rosscommon; Roosky; Ahascragh; Balinasloe",
  "Sligo-Leitrim":
    "Sligo town; Sligo city; Bundoran; Carrick on Shannon; Carrick-on-Shanon; Manorhamilton; Ballyshannon; Tubbercurry; Tobercurry; Strandhill; Enniscrone; Mohill; Drumshanbo; Ballinamore; Rosses Point; Ballymote; Dromahair; Cora Droma Rúisc; Easkey; Grange, Co. Sligo; Béal Átha Seanaidh",
  "Tipperary North":
    "Urlingford, Kilkenny; Nenagh; Thurles; Roscrea; Templemore; Newport, Tipperary; Borrisokane; Ballina, Tipperary; Cloughjordan; Aonach Urmhumhan; Durlas; Holycross; Thurels; Borrisoleigh",
  "Tipperary South":
    "Killenaule; Clonmel; Clonmell; Cahir; Cashel; Tipperary town; Carrick-on-Suir; Fethard, Tipperary; Cluain Meala; Caiseal; Carrick on Suir; Bansha; Dundrum, Tipperary; Ardfinnan",
  Waterford:
    "Waterford city; Dungarvan; Tramore; Lismore; Dunmore East; Portlaw; Ardmore; Ring, Co. Waterford; Kilmacthomas; Trá Mhór; Port Láirge; Tramor; Cappoquin; Tallow; Passage East",
  Wexford:
    "Wexford town; Enniscorthy; New Ross; Rosslare; Kilmore Quay; Loch Garman; Enniskorthy; Bridgetown, Wexford; Duncannon; Rosslare Harbour; Taghmon; Inis Córthaidh; Castlebridge; Newross; Fethard-on-Sea",
  Wicklow:
    "Bray; Greystones; Wicklow town; Blessington; Enniskerry; Baltinglass; Newtownmountkennedy; Rathnew; Ashford, Wicklow; Bré; Na Clocha Liatha; Graystones; Kilcoole; Roundwood; Laragh; Bray, Co. Wicklow; Dunlavin",
  "Wicklow-Wexford":
    "Arklow; Gorey; Bunclody; Courtown; Aughrim, Co. Wicklow; Carnew; Rathdrum; Tinahely; An tInbhear Mór; Guaire; Arkloe; Ferns; Avoca; Camolin; Shillelagh",
};

/** Names that several places of the State have; Enter chooses none of them. */
const SHARED_NAMES =
  "Newport; Blackrock; Monkstown; Milltown; Knock; Ballina; Kells; Dunmore; Dundrum; Castletown; Kilmore; Newcastle; Newtown; Aughrim; Cashel; Inishbofin; Johnstown; Summerhill; Stradbally; Rathcoole; Rathangan; Whitegate; Grange; Inch; Mullagh; Meelick; Broadford; Riverstown; Adamstown; Kill; Kilrush; Irishtown; Churchtown; Ballyduff; Ballingarry; Durrow; Cloghan; Corofin; Croghan; Headford; Raheen; Kilbride; Kilmurry; Rathmore; Clonard; Ardagh; Ballyconnell; Dungarvan; Fethard; Drumcondra; Donnybrook; Kilmainham; Timahoe; Togher; Ballymore; Clonmore; Donaghmore; Killea; Drum; Dysart; Tubber; An Daingean; An Clochán; Baile an Mhuilinn";

const optionsOf = (text: string) => optionsFor(text, en);
const choiceByEnter = (options: PickerOption[]) => namedOption(options)?.constituency ?? null;

const ROWS = Object.entries(TYPED_PLACES).flatMap(([constituency, typed]) =>
  typed.split("; ").map((text) => ({
    text,
    constituency: constituency as Constituency,
    options: optionsOf(text),
  })),
);

it("of the ways in which a newcomer writes places, 98 of 100 offer the right constituency", () => {
  expect(ROWS.length).toBeGreaterThan(400);
  const missed = ROWS.filter(
    ({ constituency, options }) => !options.some((each) => each.constituency === constituency),
  );
  const texts = missed.map(({ text }) => text);
  expect(missed.length / ROWS.length, texts.join("; ")).toBeLessThan(0.02);
});

it("Enter chooses no other constituency than the right one", () => {
  const wrong = ROWS.filter(({ constituency, options }) => {
    const chosen = choiceByEnter(options);
    return chosen !== null && chosen !== constituency;
  });
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

it("Enter chooses none of the places that share a name", () => {
  const chosen = SHARED_NAMES.split("; ").filter((text) => choiceByEnter(optionsOf(text)) !== null);
  expect(chosen).toEqual([]);
});

it("'gal' lists names that begin with the text, then such places, then later words", () => {
  const names = optionsOf("gal").map(({ place, constituency }) => place ?? constituency);
  expect(names.slice(0, 5)).toEqual([
    "Galway East",
    "Galway West",
    "Galbally",
    "Galway city",
    "Roscommon-Galway",
  ]);
});
