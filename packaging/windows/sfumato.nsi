; The Windows installer: for one user, without administrator rights.
;   makensis -DVERSION=1.2.3 -DAPP=dist\sfumato -DICON=build\icons\sfumato.ico -DOUT=dist packaging\windows\sfumato.nsi
Unicode true
!ifdef QUICK ; to try the script
  SetCompress off
!else
  SetCompressor /SOLID lzma
  SetCompressorDictSize 64 ; megabytes: the two programs are nearly the same, and lie further apart than 8
!endif
ManifestDPIAware true
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Sfumato"
!define CLASSES "Software\Classes"

Name "Sfumato"
OutFile "${OUT}/sfumato-${VERSION}-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\Sfumato"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Sfumato"
VIAddVersionKey FileDescription "Sfumato installer"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey LegalCopyright "Apache License 2.0"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\sfumato.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; What an installation of ours consists of; nothing else in the folder is ever touched.
!macro RemoveProgram
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\sfumato.exe"
  Delete "$INSTDIR\sfumato-cli.exe"
  Delete "$INSTDIR\sfumato"
!macroend

; A program that still runs keeps its files: ask for it to be closed instead of failing half way.
!macro AskToClose
  IfFileExists "$INSTDIR\sfumato.exe" 0 +6
    ClearErrors
    FileOpen $0 "$INSTDIR\sfumato.exe" a
    IfErrors 0 +3
      MessageBox MB_OK|MB_ICONEXCLAMATION "Sfumato is still open. Please close it and start again." /SD IDOK
      Abort
    FileClose $0
!macroend

Section "Sfumato"
  !insertmacro AskToClose
  !insertmacro RemoveProgram
  ; Dask, which the user may have unpacked here, is of use to its own version alone.
  ReadRegStr $0 HKCU "${KEY}" "DisplayVersion"
  StrCmp $0 "" +3
  StrCmp $0 "${VERSION}" +2
    RMDir /r "$INSTDIR\dask-$0"
  SetOutPath "$INSTDIR"
  File /r "${APP}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Sfumato.lnk" "$INSTDIR\sfumato.exe"

  WriteRegStr HKCU "${KEY}" "DisplayName" "Sfumato"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\sfumato.exe"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0

  ; Event logs open here; recipes are offered ("Open with"), because .toml belongs to many programs.
  WriteRegStr HKCU "${CLASSES}\Sfumato.EventLog" "" "XES event log"
  WriteRegStr HKCU "${CLASSES}\Sfumato.EventLog\DefaultIcon" "" "$INSTDIR\sfumato.exe,0"
  WriteRegStr HKCU "${CLASSES}\Sfumato.EventLog\shell\open\command" "" '"$INSTDIR\sfumato.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\Sfumato.Recipe" "" "Sfumato recipe"
  WriteRegStr HKCU "${CLASSES}\Sfumato.Recipe\DefaultIcon" "" "$INSTDIR\sfumato.exe,0"
  WriteRegStr HKCU "${CLASSES}\Sfumato.Recipe\shell\open\command" "" '"$INSTDIR\sfumato.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.xes\OpenWithProgids" "Sfumato.EventLog" ""
  WriteRegStr HKCU "${CLASSES}\.toml\OpenWithProgids" "Sfumato.Recipe" ""
  ReadRegStr $0 HKCU "${CLASSES}\.xes" ""
  StrCmp $0 "" 0 +2
    WriteRegStr HKCU "${CLASSES}\.xes" "" "Sfumato.EventLog"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  !insertmacro AskToClose
  !insertmacro RemoveProgram
  RMDir /r "$INSTDIR\dask-${VERSION}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Sfumato.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\.xes" ""
  StrCmp $0 "Sfumato.EventLog" 0 +2
    DeleteRegValue HKCU "${CLASSES}\.xes" ""
  DeleteRegValue HKCU "${CLASSES}\.xes\OpenWithProgids" "Sfumato.EventLog"
  DeleteRegValue HKCU "${CLASSES}\.toml\OpenWithProgids" "Sfumato.Recipe"
  DeleteRegKey HKCU "${CLASSES}\Sfumato.EventLog"
  DeleteRegKey HKCU "${CLASSES}\Sfumato.Recipe"
  DeleteRegKey HKCU "${KEY}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
